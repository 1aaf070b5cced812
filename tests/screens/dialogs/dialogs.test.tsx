import { HttpResponse } from 'msw';
import { dialogOpened } from '@/state/navigation/dialogs';
import { selectNotices } from '@/state/notices';
import { findTitle, goTo, renderApp, waitForPath } from '#tests/app/support/render-app';
import { act, screen, waitFor } from '#tests/support/render';
import { hold } from '#tests/support/wire';
import { findDialog, openDialog, waitForNoDialog } from './parts';

describe('the reconnect dialog', () => {
	const TITLE = 'Reconnect Jetpack?';

	it('SHELL-06 CONN-30 opens over the dashboard, and returns to it when canceled', async () => {
		const { user, router } = renderApp({ route: '/reconnect' });
		const dialog = await findDialog(TITLE);
		expect(document.querySelector('[data-screen-title]')).toHaveTextContent('At a Glance');
		await user.click(dialog.getByRole('button', { name: 'Cancel' }));
		await waitForNoDialog();
		await waitForPath(router, '/dashboard');
	});

	it('CONN-29 CONN-31 CONN-32 CONN-34 NOTICE-16 reconnects, blurs the screen until the page reloads', async () => {
		const { user, browser, store } = renderApp({ route: '/privacy' });
		const { called, release } = hold('connection/reconnect', () =>
			HttpResponse.json({ status: 'completed' }),
		);
		const title = await findTitle('Privacy');
		act(() => void store.dispatch(dialogOpened('reconnect')));
		const dialog = await findDialog(TITLE);
		await user.click(dialog.getByRole('button', { name: /^Reconnect/ }));
		await waitForNoDialog();
		const main = title.closest('.main');
		expect(main).toHaveClass('blurred');
		expect(main).toHaveAttribute('aria-busy', 'true');
		release();
		await waitFor(() => expect(browser.reload).toHaveBeenCalledTimes(1));
		// The screen is outdated until the page has reloaded.
		expect(main).toHaveClass('blurred');
		expect(called).toHaveBeenCalledTimes(1);
	});

	it('CONN-30 does not open while a reconnect is running', async () => {
		const { user, router } = renderApp({ route: '/reconnect' });
		const { release } = hold('connection/reconnect', () =>
			HttpResponse.json({ status: 'completed' }),
		);
		await user.click((await findDialog(TITLE)).getByRole('button', { name: /^Reconnect/ }));
		await waitForNoDialog();
		await goTo(router, '/reconnect');
		expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
		release();
		await waitForPath(router, '/reconnect');
	});
});

describe('the dialog of the app login link', () => {
	const LOGIN = 'Log in to the app without a password';

	async function openLogin(answer: () => Response = () => HttpResponse.json({ code: 'success' })) {
		const made = openDialog('mobile-login');
		const { called: sent, release } = hold('mobile/send-login-email', answer);
		const dialog = await findDialog(LOGIN);
		const reopen = () => {
			act(() => void made.store.dispatch(dialogOpened('mobile-login')));
			return findDialog(LOGIN);
		};
		const texts = () => selectNotices(made.store.getState()).map(({ text }) => text);
		return { ...made, dialog, reopen, sent, release, texts };
	}

	it('COMP-09 COMP-10 names the email address, and sends nothing when it is canceled', async () => {
		const { user, dialog, sent, texts } = await openLogin();
		expect(dialog.getByText('admin@example.com')).toBeVisible();
		await user.click(dialog.getByRole('button', { name: 'Cancel' }));
		await waitForNoDialog();
		expect(sent).not.toHaveBeenCalled();
		expect(texts()).toEqual([]);
	});

	it('COMP-11 NOTICE-27 sends the email and closes, with notices', async () => {
		const { user, dialog, sent, release, texts } = await openLogin();
		expect(dialog.queryByText(/link\. If it hasn/)).not.toBeInTheDocument();
		await user.click(dialog.getByRole('button', { name: 'Send link' }));
		expect(texts()).toEqual(['Sending login email…']);
		await waitForNoDialog();
		release();
		await waitFor(() => expect(texts()).toEqual(['Login email sent']));
		expect(sent).toHaveBeenCalledTimes(1);
	});

	it('COMP-12 sends no second email while one is being sent, and says when one was sent', async () => {
		const { user, dialog, reopen, sent, release } = await openLogin();
		await user.click(dialog.getByRole('button', { name: 'Send link' }));
		await waitForNoDialog();
		const again = await reopen();
		const button = again.getByRole('button', { name: 'Send link' });
		expect(button).toHaveAttribute('aria-busy', 'true');
		await user.click(button);
		release();
		expect(await again.findByText(/^We've sent you a link\./)).toBeVisible();
		expect(button).not.toHaveAttribute('aria-busy');
		expect(sent).toHaveBeenCalledTimes(1);
	});

	it('COMP-12 NOTICE-27 reports a failure, and shows its reason when opened again', async () => {
		const refuse = () =>
			HttpResponse.json(
				{ code: 'error_sending_mobile_magic_link', message: 'Too many emails today.' },
				{ status: 500 },
			);
		const { user, dialog, reopen, release, texts } = await openLogin(refuse);
		await user.click(dialog.getByRole('button', { name: 'Send link' }));
		release();
		await waitFor(() => expect(texts()).toEqual(['Failed to send login email']));
		const again = await reopen();
		expect(again.getByText(/Too many emails today\./)).toBeVisible();
		expect(again.queryByText(/^We've sent/)).not.toBeInTheDocument();
		expect(again.getByRole('button', { name: 'Send link' })).toBeEnabled();
	});

	it('COMP-12 NOTICE-27 claims no failure when the answer cannot be read', async () => {
		const { user, dialog, reopen, release, texts } = await openLogin(
			() => new HttpResponse('Fatal error', { status: 200 }),
		);
		await user.click(dialog.getByRole('button', { name: 'Send link' }));
		release();
		const uncertain =
			/The email may have been sent anyway\. Check your inbox before you try again\.$/;
		await waitFor(() => expect(texts()).toEqual([expect.stringMatching(uncertain)]));
		expect((await reopen()).getByText(uncertain)).toBeVisible();
	});
});

describe('the survey', () => {
	async function openSurvey() {
		const app = openDialog('disconnect');
		const confirm = await findDialog('Disconnect your site?');
		await app.user.click(confirm.getByRole('button', { name: 'Disconnect' }));
		const done = await findDialog('Your site is disconnected');
		await app.user.click(done.getByRole('button', { name: 'Tell us why' }));
		return { ...app, survey: await findDialog('Before you go, help us improve') };
	}

	it('DISCON-02 DISCON-03 DISCON-15 DISCON-17 DISCON-20 asks for one of six reasons, which Enter and Space select', async () => {
		const { survey, user } = await openSurvey();
		const reasons = survey.getAllByRole('radio');
		expect(reasons.map((reason) => reason.getAttribute('value'))).toEqual([
			'troubleshooting',
			'not-working',
			'slowed-down-site',
			'buggy',
			'what-does-it-do',
			'another-reason',
		]);
		const submit = survey.getByRole('button', { name: 'Submit' });
		expect(submit).toBeDisabled();
		for (const [index, key] of [' ', '{Enter}'].entries()) {
			reasons[index]!.focus();
			await user.keyboard(key);
			expect(reasons[index]).toBeChecked();
		}
		expect(submit).toBeEnabled();
	});

	it('DISCON-11 can be skipped', async () => {
		const { survey, user } = await openSurvey();
		await user.click(survey.getByRole('button', { name: 'Skip' }));
		await waitForNoDialog();
	});

	it('DISCON-14 is not offered without a linked account', async () => {
		const { user } = openDialog('disconnect', { scenario: 'site-only' });
		const confirm = await findDialog('Disconnect your site?');
		await user.click(confirm.getByRole('button', { name: 'Disconnect' }));
		const done = await findDialog('Your site is disconnected');
		expect(done.queryByRole('button', { name: 'Tell us why' })).not.toBeInTheDocument();
		expect(done.getByRole('button', { name: 'Back to the dashboard' })).toBeVisible();
	});

	it('DISCON-12 DISCON-18 DISCON-19 DISCON-21 sends the answer once, limits its text and thanks the user', async () => {
		const { survey, user } = await openSurvey();
		const { called, release } = hold('marketing/survey', () =>
			HttpResponse.json({ success: true }),
		);
		await user.click(survey.getByRole('radio', { name: 'Another reason' }));
		const text = survey.getByRole('textbox', { name: "What's your reason?" });
		expect(text).toHaveAttribute('maxlength', '1000');
		await user.type(text, 'Too blue.');
		await user.dblClick(survey.getByRole('button', { name: 'Submit' }));
		release();
		const thanks = await findDialog('Thank you!');
		expect(called.mock.calls).toEqual([
			[
				{
					site_id: 1001,
					user_id: 70001,
					survey_id: 'jetpack-plugin-disconnect',
					survey_responses: { 'why-cancel': { response: 'another-reason', text: 'Too blue.' } },
				},
			],
		]);
		await user.click(thanks.getByRole('button', { name: 'Back to the dashboard' }));
		await waitForNoDialog();
	});

	it('DISCON-12 DISCON-13 DISCON-19 discards the text of another reason, and thanks the user even if sending fails, which is recorded', async () => {
		const { survey, user, events } = await openSurvey();
		const { called, release } = hold('marketing/survey', () =>
			HttpResponse.json({ code: 'no', message: 'No.' }, { status: 500 }),
		);
		release();
		await user.click(survey.getByRole('radio', { name: 'Another reason' }));
		await user.type(survey.getByRole('textbox'), 'No');
		await user.click(survey.getByRole('radio', { name: 'It has too many bugs.' }));
		expect(survey.queryByRole('textbox')).not.toBeInTheDocument();
		await user.click(survey.getByRole('button', { name: 'Submit' }));
		await findDialog('Thank you!');
		expect(called.mock.calls[0]?.[0]).toMatchObject({
			survey_responses: { 'why-cancel': { response: 'buggy', text: null } },
		});
		await waitFor(() =>
			expect(events).toContainEqual({
				name: 'jetpack_disconnect_survey_error',
				properties: { error_code: 'no' },
			}),
		);
	});
});
