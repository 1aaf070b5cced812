import { useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { describeDeciders, type Decided } from '@/domain/modules/deciders';
import { selectCapabilities } from '@/state/connection';
import { findDeciders } from '@/state/modules/deciders';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { Button } from '@/ui/button';
import { announce, VisuallyHidden } from '@/ui/screen-reader';

/**
 * Answers which code decides a value, for administrators: the answer names files of the site. Nothing is asked before the button is pressed.
 */
export default function WhoDecided({ decided, name }: { decided: Decided; name: string }) {
	const dispatch = useAppDispatch();
	const { canManageModules, canManageOptions } = useAppSelector(selectCapabilities);
	const [isAsking, setAsking] = useState(false);
	const [sentences, setSentences] = useState<string[]>([]);
	if (!canManageModules || !canManageOptions) {
		return null;
	}
	const ask = async () => {
		setAsking(true);
		const { data, error } = await dispatch(findDeciders(decided));
		const answer = data
			? describeDeciders(decided, data)
			: /* translators: %s: what the server said. */
				[sprintf(__("Couldn't find out. %s"), error.message)];
		setAsking(false);
		setSentences(answer);
		announce(answer.join(' '));
	};
	return (
		<div>
			<Button variant="link" isBusy={isAsking} onClick={() => void ask()}>
				{__('Who decided this?')}
				<VisuallyHidden>{` (${name})`}</VisuallyHidden>
			</Button>
			{sentences.map((sentence) => (
				<p key={sentence}>{sentence}</p>
			))}
		</div>
	);
}
