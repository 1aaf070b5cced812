import { HttpResponse } from 'msw';
import Dialogs from '@/screens/dialogs';
import { dialogOpened } from '@/state/dialogs';
import { selectMobileLogin } from '@/state/mobile-login';
import { selectNotices } from '@/state/notices';
import { preloadDialogs } from '@/ui/modal';
import { act, renderScreen, screen, waitFor, within } from '#tests/support/render';
import { hold } from '#tests/app/support/hold';

beforeAll(preloadDialogs);

async function openDialog(answer: () => Response = () => HttpResponse.json({ code: 'success' })) {
	const made = renderScreen(<Dialogs />);
	const { called: sent, release } = hold('mobile/send-login-email', answer);
	act(() => void made.store.dispatch(dialogOpened('mobile-login')));
	const dialog = await screen.findByRole('dialog', {
		name: 'Log in to the app without a password',
	});
	const texts = () => selectNotices(made.store.getState()).map(({ text }) => text);
	return { ...made, dialog: within(dialog), sent, release, texts };
}

const waitForNoDialog = () =>
	waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

it('COMP-09 opens, and says where the link goes', async () => {
	const { dialog } = await openDialog();
	expect(dialog.getByText('admin@example.com')).toBeVisible();
});

it('COMP-10 sends nothing when it is cancelled', async () => {
	const { user, dialog, sent, texts } = await openDialog();
	await user.click(dialog.getByRole('button', { name: 'Cancel' }));
	await waitForNoDialog();
	expect(sent).not.toHaveBeenCalled();
	expect(texts()).toEqual([]);
});

it('COMP-11 COMP-12 NOTICE-27 sends the email, closes, and says so', async () => {
	const { user, dialog, sent, release, store, texts } = await openDialog();
	await user.click(dialog.getByRole('button', { name: 'Send link' }));
	expect(selectMobileLogin(store.getState())).toEqual({
		sendingLoginEmail: true,
		loginEmailSent: false,
		error: null,
	});
	expect(texts()).toEqual(['Sending login email…']);
	await waitForNoDialog();
	release();
	await waitFor(() => expect(texts()).toEqual(['Login email sent']));
	expect(sent).toHaveBeenCalledTimes(1);
	expect(selectMobileLogin(store.getState()).loginEmailSent).toBe(true);
});

it('COMP-12 NOTICE-27 says when it failed, and keeps why', async () => {
	const refuse = () =>
		HttpResponse.json({ code: 'error_sending_mobile_magic_link' }, { status: 500 });
	const { user, dialog, release, store, texts } = await openDialog(refuse);
	await user.click(dialog.getByRole('button', { name: 'Send link' }));
	release();
	await waitFor(() => expect(texts()).toEqual(['Failed to send login email']));
	expect(selectMobileLogin(store.getState())).toMatchObject({
		sendingLoginEmail: false,
		loginEmailSent: false,
		error: { code: 'error_sending_mobile_magic_link' },
	});
});
