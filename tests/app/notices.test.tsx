import { createNotice } from '@/domain/notices/notice';
import { noticeShown } from '@/state/notices';
import { act, screen, waitFor, within } from '#tests/support/render';
import { answerPost } from '#tests/support/wire';
import { findTitle, goTo, inApp, openAt, renderApp } from './support/render-app';

const show = (text: string, options: object = {}) =>
	noticeShown(createNotice('info', text, { id: text, ...options }));

it('NOTICE-07 disappears after its duration, and stays without one', async () => {
	const { store } = await openAt({ route: '/privacy' }, 'Privacy');
	jest.useFakeTimers();
	act(() => {
		store.dispatch(show('brief', { duration: 2000 }));
		store.dispatch(show('lasting'));
	});
	act(() => jest.advanceTimersByTime(1999));
	expect(inApp().getByText('brief')).toBeVisible();
	act(() => jest.advanceTimersByTime(1));
	expect(inApp().queryByText('brief')).not.toBeInTheDocument();
	expect(inApp().getByText('lasting')).toBeVisible();
});

it('NOTICE-05 can be dismissed, except with `showDismiss: false`', async () => {
	const { store, user } = await openAt({ route: '/privacy' }, 'Privacy');
	act(() => {
		store.dispatch(show('away'));
		store.dispatch(show('fixed', { showDismiss: false }));
	});
	await user.click(screen.getByRole('button', { name: 'Dismiss this notice' }));
	expect(inApp().queryByText('away')).not.toBeInTheDocument();
	expect(inApp().getByText('fixed')).toBeVisible();
});

it('NOTICE-08 clears when the route changes, unless it is persistent or for the next page', async () => {
	const { store, router } = await openAt({ route: '/privacy' }, 'Privacy');
	act(() => {
		store.dispatch(show('once'));
		store.dispatch(show('persistent', { isPersistent: true }));
		store.dispatch(show('next', { displayOnNextPage: true }));
	});
	await goTo(router, '/my-plan');
	await waitFor(() => expect(inApp().queryByText('once')).not.toBeInTheDocument());
	expect(inApp().getByText('persistent')).toBeVisible();
	expect(inApp().getByText('next')).toBeVisible();
	await goTo(router, '/sharing');
	await waitFor(() => expect(inApp().queryByText('next')).not.toBeInTheDocument());
	expect(inApp().getByText('persistent')).toBeVisible();
});

describe('state notices', () => {
	const withMessage = (messageCode: string) => ({
		route: '/privacy',
		pageData: { jetpackStateNotices: { messageCode } },
	});

	it.each([
		['CSTATE-17', 'modules_activated', 'Welcome to Jetpack 11.2!'],
		['CSTATE-18', 'already_authorized', 'This site is already connected.'],
		['CSTATE-18', 'authorized', 'Your site is now connected.'],
		['CSTATE-18', 'linked', 'Your account is now connected to WordPress.com.'],
	])('%s explain %s', async (_id, code, text) => {
		renderApp(withMessage(code));
		expect(await inApp().findByText(text)).toBeVisible();
	});

	it('CSTATE-19 CSTATE-20 explain what happened, and link to help and to Site Health', async () => {
		const { unmount } = renderApp(withMessage('protect_misconfigured_ip'));
		expect(await inApp().findByText(/server is misconfigured/)).toBeVisible();
		expect(screen.getByRole('link', { name: /Learn More/ })).toBeVisible();
		unmount();
		renderApp(withMessage('reconnection_completed'));
		expect(await inApp().findByText(/Check Site Health/)).toBeVisible();
		expect(screen.getByRole('link', { name: 'Open Site Health' })).toHaveAttribute(
			'href',
			'http://site.test/wp-admin/site-health.php',
		);
	});
});

describe('site notices', () => {
	it('NOTICE-33 SHELL-32 list the reasons for Offline Mode', async () => {
		renderApp({
			scenario: 'offline',
			route: '/privacy',
			world: {
				connection: { offline: { constant: true, url: true, filter: true, wpLocalConstant: true } },
			},
		});
		expect(await inApp().findByText(/Jetpack is in Offline Mode/)).toBeVisible();
		expect(inApp().getByText(/jetpack_offline_mode filter/)).toBeVisible();
		expect(inApp().getByText(/JETPACK_DEV_DEBUG/)).toBeVisible();
		expect(inApp().getByText(/WP_LOCAL_DEV/)).toBeVisible();
		expect(inApp().getByText(/localhost/)).toBeVisible();
	});

	it('ROLE-06 ask no subscriber for feedback', async () => {
		await openAt(
			{ scenario: 'subscriber-view', route: '/privacy', world: { site: { isDevVersion: true } } },
			'Privacy',
		);
		expect(inApp().queryByText(/development version/)).not.toBeInTheDocument();
	});

	it('NOTICE-04 ask an unlinked user to connect, except on the screen that does it', async () => {
		const { user } = renderApp({ scenario: 'unlinked-admin', route: '/privacy' });
		await user.click(await screen.findByRole('link', { name: 'Connect your account' }));
		await findTitle(/Unlock all the amazing features/);
		expect(inApp().queryByText(/isn't connected to WordPress.com yet/)).not.toBeInTheDocument();
	});

	it('CSTATE-22 refer an editor of a disconnected site to the administrator', async () => {
		// On the dashboard, a card shows the same sentence.
		renderApp({ scenario: 'disconnected', world: { viewer: 'editor' }, route: '/privacy' });
		const sentence =
			'This site is not connected to WordPress.com. Please ask the site administrator to connect.';
		expect(await inApp().findByText(sentence)).toBeVisible();
	});
});

describe('the notice of a switch', () => {
	const LIKES = 'Add Like buttons to your posts and pages';
	const likesSwitch = () => screen.getByRole('switch', { name: LIKES });
	const undo = () => screen.findByRole('button', { name: 'Undo' });

	async function openSharing() {
		const app = renderApp({ route: '/sharing', world: { modules: { active: ['likes'] } } });
		await screen.findByRole('switch', { name: LIKES });
		return app;
	}

	async function turnOff() {
		const app = await openSharing();
		await app.user.click(likesSwitch());
		expect(await undo()).toBeVisible();
		return app;
	}

	it('NOTICE-21 undoes a saved change, once, and leaves the focus on the switch', async () => {
		const { user, world } = await turnOff();
		expect(world.modules.active).not.toContain('likes');
		await user.click(await undo());
		expect(likesSwitch()).toBeChecked();
		expect(likesSwitch()).toHaveFocus();
		expect(await inApp().findByText('Undone.')).toBeVisible();
		expect(world.modules.active).toContain('likes');
		expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
	});

	it.each(['{Control>}z{/Control}', '{Meta>}Z{/Meta}'])('undoes a change on %s', async (keys) => {
		const { user, world } = await turnOff();
		await user.keyboard(keys);
		expect(await inApp().findByText('Undone.')).toBeVisible();
		expect(world.modules.active).toContain('likes');
	});

	it('does not undo a change on another key, or on Ctrl+Z in a text field', async () => {
		const { user } = await turnOff();
		await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}z');
		const field = document.body.appendChild(document.createElement('input'));
		field.focus();
		await user.keyboard('{Control>}z{/Control}');
		field.remove();
		expect(likesSwitch()).not.toBeChecked();
		expect(await undo()).toBeVisible();
	});

	it('NOTICE-07 NOTICE-36 stays while the focus is in it, even after the pointer leaves', async () => {
		const { user } = await turnOff();
		const button = await undo();
		act(() => button.focus());
		await user.hover(button);
		await user.unhover(button);
		jest.useFakeTimers();
		act(() => jest.advanceTimersByTime(30_000));
		expect(button).toBeVisible();
		act(() => button.blur());
		act(() => jest.advanceTimersByTime(9999));
		expect(button).toBeVisible();
		act(() => jest.advanceTimersByTime(1));
		expect(button).not.toBeInTheDocument();
	});

	it('returns the focus when it is dismissed', async () => {
		const { user, store } = await turnOff();
		act(() => void store.dispatch(noticeShown(createNotice('warning', 'Careful', { id: 'w' }))));
		act(() => likesSwitch().focus());
		const warning = inApp().getByText('Careful').closest<HTMLElement>('.global')!;
		await user.click(within(warning).getByRole('button', { name: 'Dismiss this notice' }));
		expect(warning).not.toBeInTheDocument();
		expect(likesSwitch()).toHaveFocus();
	});

	describe('NOTICE-23 a switch that could not be saved', () => {
		const SENTENCE = 'Error updating settings. Not on a Sunday.';

		afterEach(() => jest.restoreAllMocks());

		const fail = async () => {
			const app = await openSharing();
			answerPost('settings', { code: 'no', message: 'Not on a Sunday.' }, 400);
			await app.user.click(likesSwitch());
			const row = likesSwitch().closest<HTMLElement>('[id^="setting-"]')!;
			expect(await within(row).findByText(SENTENCE)).toBeVisible();
			return { ...app, row: within(row) };
		};

		it('shows the reason once, in its row, if that is in view, announces it, and gives the focus to the switch when it is dismissed', async () => {
			const { user, row } = await fail();
			expect(inApp().getAllByText(/Not on a Sunday/)).toHaveLength(1);
			expect(row.getByText(SENTENCE)).toBeVisible();
			expect(document.getElementById('a11y-speak-polite')).toHaveTextContent(SENTENCE);
			await user.click(row.getByRole('button', { name: 'Dismiss this notice' }));
			expect(row.queryByText(/Not on a Sunday/)).not.toBeInTheDocument();
			expect(likesSwitch()).toHaveFocus();
		});

		it('NOTICE-37 shows the notice if its row is outside the window, and the reason in its row after the notice', async () => {
			const outside = DOMRect.fromRect({ y: 5000, height: 60 });
			jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(outside);
			const { row } = await fail();
			expect(inApp().getAllByText(SENTENCE)).toHaveLength(2);
			await waitFor(() => expect(inApp().getAllByText(SENTENCE)).toHaveLength(1), {
				timeout: 7000,
			});
			expect(row.getByText(SENTENCE)).toBeVisible();
		});

		it('is saved again from its row, with the focus on the switch', async () => {
			const { user, row } = await fail();
			const sent = answerPost('settings', { code: 'success' });
			await user.click(row.getByRole('button', { name: /^Try again/ }));
			await waitFor(() => expect(sent).toEqual([{ likes: false }]));
			expect(row.queryByText(/Not on a Sunday/)).not.toBeInTheDocument();
			expect(likesSwitch()).toHaveFocus();
		});
	});

	it('NOTICE-23 shows on a dashboard card why its switch could not be saved', async () => {
		const { user } = renderApp({ route: '/dashboard' });
		const toggle = await screen.findByRole('switch', { name: 'Downtime monitoring' });
		answerPost('settings', { code: 'no', message: 'Not on a Sunday.' }, 400);
		await user.click(toggle);
		const card = screen.getByRole('group', { name: 'Downtime monitoring' });
		expect(
			await within(card).findByText('Error updating settings. Not on a Sunday.'),
		).toBeVisible();
		expect(inApp().getAllByText(/Not on a Sunday/)).toHaveLength(1);
	});
});
