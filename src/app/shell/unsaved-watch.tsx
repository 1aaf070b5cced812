import { useEffect, useState } from 'react';
import { useBlocker, useLocation } from 'react-router-dom';
import { leavesSettingsTab } from '@/domain/navigation/active-tab';
import { selectActiveTabFacts } from '@/state/active-tab';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { fieldsDropped } from '@/state/settings';
import { preloadDialogs } from '@/ui/modal';
import { saveAll, selectHasWaiting } from './save-all';
import { UnsavedQuestion } from './unsaved-question';

const askBeforeUnload = (event: BeforeUnloadEvent) => {
	event.preventDefault();
	// Older browsers ask only if there is a value.
	event.returnValue = true;
};

/** Asks once before unsaved settings are lost by a change of tab or route, or by leaving the page (SETGEN-01). */
export default function UnsavedWatch() {
	const dispatch = useAppDispatch();
	// Changes of a feature that is off are not lost, so there is no question about them.
	const isDirty = useAppSelector(selectHasWaiting);
	const [isSaving, setIsSaving] = useState(false);
	const facts = useAppSelector(selectActiveTabFacts);
	// The path of the shown screen: a skip link changes the address without leaving it.
	const { pathname } = useLocation();
	const blocker = useBlocker(
		({ nextLocation }) => isDirty && leavesSettingsTab(pathname, nextLocation.pathname, facts),
	);

	useEffect(() => {
		if (!isDirty) {
			return undefined;
		}
		void preloadDialogs();
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
			// The reason for the failure is shown at the fields and in a notice.
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
