import Dialogs from '@/screens/dialogs';
import { dialogOpened, type DialogKind } from '@/state/navigation/dialogs';
import { preloadDialogs } from '@/ui/modal';
import { act, renderScreen, screen, waitFor, within } from '#tests/support/render';

export function openDialog(kind: DialogKind, options?: Parameters<typeof renderScreen>[1]) {
	const made = renderScreen(<Dialogs />, options);
	act(() => void made.store.dispatch(dialogOpened(kind)));
	return made;
}

export const findDialog = async (name: string) =>
	within(await screen.findByRole('dialog', { name }));

export const waitForNoDialog = () =>
	waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

// Loads the chunk of the dialogs first, because it compiles slowly.
beforeAll(preloadDialogs);
