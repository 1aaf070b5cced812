import { useCallback, useContext, useEffect, useState } from 'react';
import { leavesSettingsTab } from '@/domain/navigation/active-tab';
import { selectActiveTabFacts } from '@/state/active-tab';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { fieldsDropped } from '@/state/settings';
import { preloadDialogs } from '@/ui/modal';
import { type Location, useLocation } from '@/ui/routing';
import { AppHistoryContext } from '../routes/app-history';
import { saveAll, selectHasWaiting } from './save-all';
import { UnsavedQuestion } from './unsaved-question';

const askBeforeUnload = (event: BeforeUnloadEvent) => {
	event.preventDefault();
	// Older browsers ask only if there is a value.
	event.returnValue = true;
};

/**
 * Blocks a navigation while `asks` returns true.
 *
 * @return The blocked navigation, until it is resumed (`leave`) or canceled (`stay`).
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

/** Asks once before unsaved settings are lost by a change of tab or route, or by leaving the page (SETGEN-01). */
export default function UnsavedWatch() {
	const dispatch = useAppDispatch();
	// Changes of a feature that is off are not lost, so there is no question about them.
	const isDirty = useAppSelector(selectHasWaiting);
	const [isSaving, setIsSaving] = useState(false);
	const facts = useAppSelector(selectActiveTabFacts);
	// The path of the shown screen: a skip link changes the address without leaving it.
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
			// The reason for the failure is shown at the fields and in a notice.
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
