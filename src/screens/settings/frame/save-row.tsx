import { __ } from '@wordpress/i18n';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { saveFields, selectAreFieldsDirty, selectAreFieldsSaving } from '@/state/settings-form';
import { Button } from '@/ui/button';

interface SaveRowProps {
	keys: readonly string[];
	/** What was typed may not be saved as it is. */
	isBlocked?: boolean;
	/** The server has it. */
	onSaved?: () => void;
}

/** Saves the fields of one card and of no other (SETGEN-06, SETGEN-07). */
export function SaveRow({ keys, isBlocked = false, onSaved }: SaveRowProps) {
	const dispatch = useAppDispatch();
	const isDirty = useAppSelector((state) => selectAreFieldsDirty(state, keys));
	const isSaving = useAppSelector((state) => selectAreFieldsSaving(state, keys));
	const save = async () => {
		const { error } = await dispatch(saveFields(keys));
		if (!error) {
			onSaved?.();
		}
	};
	return (
		<Button
			variant="primary"
			size="small"
			disabled={!isDirty || isBlocked}
			isBusy={isSaving}
			accessibleWhenDisabled
			onClick={() => void save()}
		>
			{isSaving
				? __('Saving…', 'dashboard-for-jetpack')
				: __('Save settings', 'dashboard-for-jetpack')}
		</Button>
	);
}
