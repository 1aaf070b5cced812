import { useCallback, useContext, useEffect, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { leavesSettingsTab } from '@/domain/navigation';
import { selectActiveTabFacts } from '@/state/active-tab';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { fieldsDropped } from '@/state/settings';
import { preloadDialogs } from '@/ui/modal';
import { AppHistoryContext } from '../routes/app-history';
import { saveAll, selectHasWaiting } from './save-all';
import { UnsavedQuestion } from './unsaved-question';

const askBeforeUnload = (event: BeforeUnloadEvent) => {
	event.preventDefault();
	// Older browsers ask only for a value.
	event.returnValue = true;
};

/**
 * Holds a change of place while `asks` says so.
 *
 * @return The held change, until it was let go (`leave`) or given up (`stay`).
 */
function useHeldChange(asks: (next: Location) => boolean) {
	const history = useContext(AppHistoryContext);
	const [held, setHeld] = useState<{ proceed: () => void } | null>(null);
	useEffect(
		() => history?.setGuard({ asks, hold: (proceed) => setHeld({ proceed }) }),
		[asks, history],
	);
	const stay = () => setHeld(null);
	return (
		held && {
			stay,
			leave: () => {
				stay();
				held.proceed();
			},
		}
	);
}

/** Asks once before what was typed in settings is lost: by another tab or route, or with the page (SETGEN-01). */
export default function UnsavedWatch() {
	const dispatch = useAppDispatch();
	// What rests with its feature is not lost, and nobody is asked about it.
	const isDirty = useAppSelector(selectHasWaiting);
	const [isSaving, setIsSaving] = useState(false);
	const facts = useAppSelector(selectActiveTabFacts);
	// Of the screen that is shown: a skip link is in the address without having left it.
	const { pathname } = useLocation();
	const leaves = useCallback(
		(next: Location) => isDirty && leavesSettingsTab(pathname, next.pathname, facts),
		[facts, isDirty, pathname],
	);
	const held = useHeldChange(leaves);

	useEffect(() => {
		if (!isDirty) {
			return undefined;
		}
		void preloadDialogs();
		window.addEventListener('beforeunload', askBeforeUnload);
		return () => window.removeEventListener('beforeunload', askBeforeUnload);
	}, [isDirty]);

	if (!held) {
		return null;
	}
	const leave = () => {
		dispatch(fieldsDropped());
		held.leave();
	};
	const saveAndLeave = async () => {
		setIsSaving(true);
		const isKept = await dispatch(saveAll());
		setIsSaving(false);
		if (isKept) {
			held.leave();
		} else {
			// Why it was not kept stands at the fields, and in a notice.
			held.stay();
		}
	};
	return (
		<UnsavedQuestion
			isSaving={isSaving}
			onStay={held.stay}
			onLeave={leave}
			onSave={() => void saveAndLeave()}
		/>
	);
}
