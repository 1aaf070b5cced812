import { useCallback, useEffect, useState } from 'react';
import { useBlocker, useLocation, type BlockerFunction } from 'react-router-dom';
import { leavesSettingsTab } from '@/domain/navigation';
import { selectActiveTabFacts } from '@/state/active-tab';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { fieldsDropped } from '@/state/settings-form';
import { preloadDialogs } from '@/ui/modal';
import { saveAll, selectHasWaiting } from './save-all';
import { UnsavedQuestion } from './unsaved-question';

const askBeforeUnload = (event: BeforeUnloadEvent) => {
	event.preventDefault();
	// Older browsers ask only for a value.
	event.returnValue = true;
};

/** Asks once before what was typed in settings is lost: by another tab or route, or with the page (SETGEN-01). */
export default function UnsavedWatch() {
	const dispatch = useAppDispatch();
	// What rests with its feature is not lost, and nobody is asked about it.
	const isDirty = useAppSelector(selectHasWaiting);
	const [isSaving, setIsSaving] = useState(false);
	const facts = useAppSelector(selectActiveTabFacts);
	// Of the screen that is shown: a skip link is in the address without having left it.
	const { pathname } = useLocation();
	const leaves = useCallback<BlockerFunction>(
		({ nextLocation }) => isDirty && leavesSettingsTab(pathname, nextLocation.pathname, facts),
		[facts, isDirty, pathname],
	);
	const blocker = useBlocker(leaves);

	useEffect(() => {
		if (!isDirty) {
			return undefined;
		}
		preloadDialogs();
		window.addEventListener('beforeunload', askBeforeUnload);
		return () => window.removeEventListener('beforeunload', askBeforeUnload);
	}, [isDirty]);

	if (blocker.state !== 'blocked') {
		return null;
	}
	const leave = () => {
		dispatch(fieldsDropped());
		blocker.proceed();
	};
	const saveAndLeave = async () => {
		setIsSaving(true);
		const isKept = await dispatch(saveAll());
		setIsSaving(false);
		if (isKept) {
			blocker.proceed();
		} else {
			// Why it was not kept stands at the fields, and in a notice.
			blocker.reset();
		}
	};
	return (
		<UnsavedQuestion
			isSaving={isSaving}
			onStay={blocker.reset}
			onLeave={leave}
			onSave={() => void saveAndLeave()}
		/>
	);
}
