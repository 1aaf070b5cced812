import { http, HttpResponse } from 'msw';
import { screen, within } from '#tests/support/render';
import { server } from '#tests/support/server';
import { REST } from '#tests/support/store';
import { findTitle, inApp, renderApp } from './support/render-app';

const findSections = () => screen.findByRole('navigation', { name: 'Sections' });
const querySections = () => screen.queryByRole('navigation', { name: 'Sections' });

it('NAV-01 has a logo that leads to the dashboard', async () => {
	const { user } = renderApp({ route: '/traffic' });
	await findTitle('Traffic');
	const home = screen.getByRole('link', { name: 'Jetpack' });
	expect(home).toHaveAttribute('href', '#/dashboard');
	await user.click(home);
	expect(await findTitle('At a Glance')).toBeVisible();
});

it('NAV-02 shows the Offline Mode badge only when offline', async () => {
	const { unmount } = renderApp({ scenario: 'offline', route: '/privacy' });
	await findTitle('Privacy');
	expect(inApp().getByText('Offline Mode')).toBeVisible();
	unmount();

	renderApp({ route: '/privacy' });
	await findTitle('Privacy');
	expect(inApp().queryByText('Offline Mode')).not.toBeInTheDocument();
});

it('NAV-03 shows the API Sandboxed badge only with a sandbox domain', async () => {
	const { unmount } = renderApp({ scenario: 'sandboxed', route: '/privacy' });
	await findTitle('Privacy');
	expect(screen.getByRole('button', { name: 'API Sandboxed' })).toBeVisible();
	unmount();

	renderApp({ route: '/privacy' });
	await findTitle('Privacy');
	expect(inApp().queryByText('API Sandboxed')).not.toBeInTheDocument();
});

describe('the connection test', () => {
	const testAnswers = (answer: () => Response) =>
		server.use(http.get(`${REST}/connection/test`, answer));

	it.each([
		['NAV-04 NOTICE-13', 'success', 'All connection tests passed.', 'Success:'],
		['NOTICE-13', 'connection_failed', 'The cloud did not answer.', 'Error:'],
	])('%s tells of %s', async (_ids, code, message, word) => {
		const { user } = renderApp({ scenario: 'sandboxed', route: '/privacy' });
		await findTitle('Privacy');
		testAnswers(() => HttpResponse.json({ code, message }));
		await user.click(screen.getByRole('button', { name: 'API Sandboxed' }));
		expect(await inApp().findByText(message)).toBeVisible();
		expect(inApp().getByText(word)).toBeInTheDocument();
	});

	it('NOTICE-12 NOTICE-14 says that it runs, and why it could not', async () => {
		const { user } = renderApp({ scenario: 'sandboxed', route: '/privacy' });
		await findTitle('Privacy');
		let fail = () => undefined as void;
		const answer = new Promise<void>((resolve) => {
			fail = resolve;
		});
		server.use(
			http.get(`${REST}/connection/test`, async () => {
				await answer;
				return HttpResponse.json({ code: 'broken', message: 'It broke.' }, { status: 500 });
			}),
		);
		await user.click(screen.getByRole('button', { name: 'API Sandboxed' }));
		expect(await inApp().findByText('Testing Jetpack Connection')).toBeVisible();
		fail();
		const failure = 'There was an error testing Jetpack. Error: It broke. (Status 500)';
		expect(await inApp().findByText(failure)).toBeVisible();
	});
});

describe('the two sections', () => {
	it('NAV-05 NAV-06 stand on a hosted site', async () => {
		renderApp({ scenario: 'atomic', route: '/traffic' });
		const nav = within(await findSections());
		expect(nav.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '#/dashboard');
		expect(nav.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '#/settings');
	});

	it('NAV-06 do not stand elsewhere', async () => {
		renderApp({ route: '/traffic' });
		await findTitle('Traffic');
		expect(querySections()).not.toBeInTheDocument();
	});

	it('NAV-07 are not for a subscriber', async () => {
		renderApp({ scenario: 'subscriber-view', world: { site: { isWoASite: true } } });
		await findTitle('At a Glance');
		expect(querySections()).not.toBeInTheDocument();
	});

	it('NAV-08 NAV-09 do not stand on /setup', async () => {
		renderApp({ scenario: 'atomic', route: '/setup' });
		await findTitle('At a Glance');
		expect(querySections()).not.toBeInTheDocument();
	});

	it('NAV-09 stand on an offline hosted site', async () => {
		renderApp({ scenario: 'offline', world: { site: { isWoASite: true } }, route: '/privacy' });
		expect(await findSections()).toBeVisible();
	});

	it('NAV-10 are for a linked author while publicize is on', async () => {
		renderApp({ scenario: 'author-view', world: { site: { isWoASite: true } } });
		expect(await findSections()).toBeVisible();
	});

	it.each([
		['NAV-11', '/my-plan', 'Dashboard'],
		['NAV-12', '/traffic', 'Settings'],
		['NAV-12', '/reconnect', 'Settings'],
	])('%s highlights on %s %s', async (_id, route, name) => {
		renderApp({ scenario: 'atomic', route });
		const nav = within(await findSections());
		const highlighted = nav
			.getAllByRole('link')
			.filter((link) => link.getAttribute('aria-current') === 'true');
		expect(highlighted.map((link) => link.textContent)).toEqual([name]);
	});
});
