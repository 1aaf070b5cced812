import { useEffect, useId, useRef, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { selectRecord, turnRecord } from '../state/record';
import { Button } from '@/ui/button';
import { announce } from '@/ui/screen-reader';
import { Toggle } from '@/ui/toggle';

/** Asks before the list is deleted. The focus moves to the answer that changes nothing. */
function StopQuestion({ onStop, onClose }: { onStop: () => void; onClose: () => void }) {
	const id = useId();
	const cancel = useRef<HTMLButtonElement>(null);
	useEffect(() => cancel.current?.focus(), []);
	return (
		<div role="group" aria-labelledby={id} className="jd-stack">
			<p id={id}>
				{__(
					'Stop and delete the list? The site forgets who changed what. Settings stay as they are.',
				)}
			</p>
			<div className="jd-actions">
				<Button variant="primary" isDestructive onClick={onStop}>
					{__('Stop and delete')}
				</Button>
				<Button ref={cancel} onClick={onClose}>
					{__('Cancel')}
				</Button>
			</div>
		</div>
	);
}

/** Whether the site keeps everyone's changes. Only administrators know, and on a server that can keep one. */
export function RecordSwitch() {
	const dispatch = useAppDispatch();
	const { record, error } = useAppSelector(selectRecord);
	const [isTurning, setTurning] = useState(false);
	const [isAsking, setAsking] = useState(false);
	const [failure, setFailure] = useState('');
	const turn = async (isOn: boolean) => {
		setAsking(false);
		setTurning(true);
		setFailure('');
		const outcome = await dispatch(turnRecord(isOn));
		setTurning(false);
		if (outcome.error) {
			/* translators: %s: what the server said. */
			const sentence = sprintf(__("Couldn't change this. %s"), outcome.error.message);
			setFailure(sentence);
			announce(sentence);
		}
	};
	if (!record) {
		return (
			error && (
				<p>
					{sprintf(
						/* translators: %s: what the server said. */
						__("Couldn't load everyone's changes. %s"),
						error.message,
					)}
				</p>
			)
		);
	}
	const change = (isOn: boolean) => {
		if (!isOn && record.changes.length > 0) {
			setAsking(true);
		} else {
			void turn(isOn);
		}
	};
	return (
		<div className="jd-stack">
			<Toggle
				label={__("Keep everyone's changes on this site")}
				help={__(
					'Lists who changed which Jetpack setting, and when, for all administrators. Keys, addresses and texts are left out. Turning it off deletes the list.',
				)}
				checked={record.isOn}
				isToggling={isTurning}
				onChange={change}
			/>
			{failure && <p>{failure}</p>}
			{isAsking && (
				<StopQuestion onStop={() => void turn(false)} onClose={() => setAsking(false)} />
			)}
		</div>
	);
}
