import { useEffect, useLayoutEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { fieldsDropped } from '@/state/settings';
import { preloadDialogs } from '@/ui/modal';
import { saveAll, selectHasWaiting } from './save-all';
import { UnsavedQuestion } from './unsaved-question';

const askBeforeUnload = (event: BeforeUnloadEvent) => {
	event.preventDefault();
	// Older browsers ask only if there is a value.
	event.returnValue = true;
};

export interface UnsavedWatchProps {
	/** The address has left the shown tab, whose unsaved changes would be lost. */
	isAsked: boolean;
	/** Called when there are unsaved changes, and when there are none any more: the screen then follows the address. */
	onDirty: (isDirty: boolean) => void;
	/** Returns to the address of the shown tab. */
	onStay: () => void;
}

/** Asks once before unsaved settings are lost by a change of tab or route, or by leaving the page (SETGEN-01). */
export default function UnsavedWatch({ isAsked, onDirty, onStay }: UnsavedWatchProps) {
	const dispatch = useAppDispatch();
	// Changes of a feature that is off are not lost, so there is no question about them.
	const isDirty = useAppSelector(selectHasWaiting);
	const [isSaving, setIsSaving] = useState(false);
	useLayoutEffect(() => onDirty(isDirty), [isDirty, onDirty]);

	useEffect(() => {
		if (!isDirty) {
			return undefined;
		}
		void preloadDialogs();
		window.addEventListener('beforeunload', askBeforeUnload);
		return () => window.removeEventListener('beforeunload', askBeforeUnload);
	}, [isDirty]);

	if (!isAsked) {
		return null;
	}
	const saveAndLeave = async () => {
		setIsSaving(true);
		const isKept = await dispatch(saveAll());
		setIsSaving(false);
		if (!isKept) {
			// The reason for the failure is shown at the fields and in a notice.
			onStay();
		}
	};
	return (
		<UnsavedQuestion
			isSaving={isSaving}
			onStay={onStay}
			onLeave={() => dispatch(fieldsDropped())}
			onSave={() => void saveAndLeave()}
		/>
	);
}
