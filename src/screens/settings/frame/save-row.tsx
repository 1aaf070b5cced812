import { __, sprintf } from '@wordpress/i18n';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { toCheck } from '@/state/notices';
import { selectIsWaiting } from '@/state/settings/setting-state';
import {
	formFailureDismissed,
	saveFields,
	selectAreFieldsSaving,
	selectFormFailure,
} from '@/state/settings';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import styles from './style.module.scss';

/** Why a form couldn't be saved; shown until it has been saved or the message is dismissed. */
export function FormFailure({ keys }: { keys: readonly string[] }) {
	const dispatch = useAppDispatch();
	const failure = useAppSelector((state) => selectFormFailure(state, keys));
	return failure ? (
		<div className={styles.failure}>
			<Notice
				status="error"
				actions={failure.isOfOthers ? [toCheck()] : []}
				onDismiss={() => dispatch(formFailureDismissed(keys))}
			>
				{sprintf(
					/* translators: %s: an error message from the server. */
					__("Couldn't save these settings. %s"),
					failure.reason,
				)}
			</Notice>
		</div>
	) : null;
}

interface SaveRowProps {
	keys: readonly string[];
	/** Whether the current values can't be saved. */
	isBlocked?: boolean;
	/** Called when the server has saved the form. */
	onSaved?: () => void;
}

/** Saves the fields of one card only (SETGEN-06, SETGEN-07). */
export function SaveRow({ keys, isBlocked = false, onSaved }: SaveRowProps) {
	const dispatch = useAppDispatch();
	// A single string, so that the button is rendered again only if it changes.
	const waiting = useAppSelector((state) =>
		keys.filter((key) => selectIsWaiting(state, key)).join(' '),
	);
	const isSaving = useAppSelector((state) => selectAreFieldsSaving(state, keys));
	const save = async () => {
		const { error } = await dispatch(saveFields(waiting.split(' ')));
		if (!error) {
			onSaved?.();
		}
	};
	return (
		<>
			<FormFailure keys={keys} />
			<Button
				isForCard
				variant="primary"
				size="small"
				disabled={waiting === '' || isBlocked}
				isBusy={isSaving}
				accessibleWhenDisabled
				onClick={() => void save()}
			>
				{isSaving ? __('Saving…') : __('Save settings')}
			</Button>
		</>
	);
}
