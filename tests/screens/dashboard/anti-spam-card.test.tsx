import { http, HttpResponse } from 'msw';
import { act, waitFor } from '#tests/support/render';
import { REST } from '#tests/support/store';
import { selectIsSettingOn } from '@/state/settings';
import { getCard, renderDashboard } from './parts';

const CARD = 'Anti-spam';
const KEY_PAGE = 'http://site.test/wp-admin/admin.php?page=akismet-key-config';

const answer = (data: unknown) =>
	http.get(`${REST}/module/akismet/data`, () => HttpResponse.json(data as string));
const installed = http.get(`${REST}/plugins`, () =>
	HttpResponse.json({ 'akismet/akismet.php': { Name: 'Akismet', active: false } }),
);

it.each<[string, unknown, RegExp]>([
	['a count', 4321, /^4,321 spam comments blocked$/],
	['one', 1, /^1 spam comment blocked$/],
	['none', 0, /No spam so far/],
	['an absent plugin', 'not_installed', /Install Akismet to block spam/],
	['a plugin that is off', 'not_active', /installed but not active/],
	['a count that cannot be had here', 'N/A', /isn't available for this site/],
	['a key that is none', 'invalid_key', /needs a valid key/],
])('CARD-04 shows %s', async (_name, data, text) => {
	renderDashboard({}, answer(data));
	await waitFor(() =>
		expect(
			getCard(CARD).getByText((_content, element) =>
				element?.tagName === 'P' ? text.test(element.textContent ?? '') : false,
			),
		).toBeVisible(),
	);
});

it('CARD-04 draws what is not known yet as loading, and a failure as one', async () => {
	let isDown = true;
	const { user } = renderDashboard(
		{},
		http.get(`${REST}/module/akismet/data`, () =>
			isDown ? HttpResponse.error() : HttpResponse.json(7),
		),
	);
	expect(getCard(CARD).getByText('Loading the spam count…')).toBeInTheDocument();
	const again = await getCard(CARD).findByRole('button', { name: 'Try again' });
	isDown = false;
	await user.click(again);
	expect(await getCard(CARD).findByText('spam comments blocked')).toBeVisible();
});

it('leads to where the key is set', async () => {
	renderDashboard({}, answer('invalid_key'));
	expect(await getCard(CARD).findByRole('link', { name: 'Set your key' })).toHaveAttribute(
		'href',
		KEY_PAGE,
	);
});

it('CARD-01 activates, says so, and goes to where the key is set', async () => {
	const { user, browser, store } = renderDashboard(
		{},
		answer('not_active'),
		installed,
		http.post(`${REST}/plugins`, () => HttpResponse.json({ code: 'success' })),
	);
	await waitFor(() => expect(store.getState().plugins.installed.phase).toBe('ready'));
	const said: string[] = [];
	store.subscribe(() => said.push(...store.getState().notices.list.map(({ text }) => text)));
	await user.click(await getCard(CARD).findByRole('button', { name: 'Activate Akismet' }));
	await waitFor(() => expect(browser.navigate).toHaveBeenCalledWith(KEY_PAGE));
	expect(said).toContain('Activating Akismet…');
});

it('shows what the plugin says once it runs, where the browser is slow to leave', async () => {
	let data: unknown = 'not_active';
	const { user, store } = renderDashboard(
		{},
		http.get(`${REST}/module/akismet/data`, () => HttpResponse.json(data as string)),
		installed,
		http.post(`${REST}/plugins`, () => {
			data = 'invalid_key';
			return HttpResponse.json({ code: 'success' });
		}),
	);
	const activate = await getCard(CARD).findByRole('button', { name: 'Activate Akismet' });
	expect(selectIsSettingOn(store.getState(), 'akismet')).toBe(false);

	jest.useFakeTimers({ advanceTimers: true });
	await user.click(activate);
	await act(() => jest.advanceTimersByTimeAsync(2600));
	expect(selectIsSettingOn(store.getState(), 'akismet')).toBe(true);
	expect(getCard(CARD).getByText(/needs a valid key/)).toBeVisible();
	expect(getCard(CARD).queryByRole('button')).not.toBeInTheDocument();
});

it('CARD-03 says that it could not be activated', async () => {
	const { user, store } = renderDashboard(
		{},
		answer('not_active'),
		installed,
		http.post(`${REST}/plugins`, () => HttpResponse.json({ code: 'x' }, { status: 500 })),
	);
	await user.click(await getCard(CARD).findByRole('button', { name: 'Activate Akismet' }));
	await waitFor(() =>
		expect(store.getState().notices.list).toMatchObject([
			{ status: 'is-error', text: 'Could not activate Akismet.' },
		]),
	);
});
