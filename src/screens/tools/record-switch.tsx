import { useEffect, useId, useRef, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { selectRecord, turnRecord } from '@/state/record';
import { Button } from '@/ui/button';
import { announce } from '@/ui/screen-reader';
import { Toggle } from '@/ui/toggle';
import styles from './style.module.scss';

/** Asks before the record is deleted. The focus moves to the answer that changes nothing. */
function StopQuestion({ onStop, onClose }: { onStop: () => void; onClose: () => void }) {
	const id = useId();
	const cancel = useRef<HTMLButtonElement>(null);
	useEffect(() => cancel.current?.focus(), []);
	return (
		<div role="group" aria-labelledby={id} className={styles.body}>
			<p id={id}>
				{__(
					'Stop and delete the record? The site forgets all recorded changes. Settings stay as they are.',
					'dashboard-for-jetpack',
				)}
			</p>
			<div className={styles.actions}>
				<Button variant="primary" isDestructive onClick={onStop}>
					{__('Stop and delete', 'dashboard-for-jetpack')}
				</Button>
				<Button ref={cancel} onClick={onClose}>
					{__('Cancel', 'dashboard-for-jetpack')}
				</Button>
			</div>
		</div>
	);
}

/** Whether the site keeps a record of changes. Only administrators know, and on a server that can keep one. */
export function RecordSwitch() {
	const dispatch = useAppDispatch();
	const { record, error } = useAppSelector(selectRecord);
	const [isTurning, setTurning] = useState(false);
	const [isAsking, setAsking] = useState(false);
	const [failure, setFailure] = useState('');
	const say = (sentence: string) => {
		setFailure(sentence);
		announce(sentence);
	};
	const turn = async (isOn: boolean) => {
		setAsking(false);
		setTurning(true);
		setFailure('');
		const outcome = await dispatch(turnRecord(isOn));
		setTurning(false);
		if (outcome.error) {
			/* translators: %s: what the server said. */
			say(sprintf(__("Couldn't change this. %s", 'dashboard-for-jetpack'), outcome.error.message));
		}
	};
	if (!record) {
		return (
			error && (
				<p>
					{sprintf(
						/* translators: %s: what the server said. */
						__("The record of this site didn't load. %s", 'dashboard-for-jetpack'),
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
		<div className={styles.body}>
			<Toggle
				label={__('Keep a record on this site', 'dashboard-for-jetpack')}
				help={__(
					'Lists who changed which Jetpack setting, and when, for all administrators. Keys, addresses and texts are not recorded. Turning it off deletes the record.',
					'dashboard-for-jetpack',
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
