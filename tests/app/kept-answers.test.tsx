import { http, HttpResponse } from 'msw';
import { providerSlowed } from '@/state/store/slow-provider';
// Imported here because loading the chunks can take seconds on a busy machine.
import '@/screens/dashboard/other-sections';
import '@/app/notices/silence';
import { act, fireEvent, waitFor, within } from '#tests/support/render';
import { server } from '#tests/support/server';
import { createTestStore, REST, type StoreOptions } from '#tests/support/store';
import { findTitle, inApp, renderApp } from './support/render-app';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NAMESPACE = 'jetpack/v4/';

/** What the site asks the provider for, the same for each administrator. */
const PATHS = [
	'rewind',
	'scan',
	'module/stats/data?range=day',
	'module/akismet/data',
	'site',
	'site/features',
	'site/purchases',
];

async function keep(age: number, options: StoreOptions) {
	createTestStore(options);
	const entries = PATHS.map(async (path) => {
		const answer: unknown = await (await fetch(`${REST}/${path}`)).json();
		return [`${NAMESPACE}${path}`, { age, keeps: 10 * MINUTE, answer }] as const;
	});
	return Object.fromEntries(await Promise.all(entries));
}

async function visit(
	age: number,
	given: StoreOptions = { scenario: 'security' },
	answer?: () => Response | Promise<Response | void>,
) {
	const kept = await keep(age, given);
	const asked: string[] = [];
	server.events.on('request:start', ({ request }) => {
		const { pathname } = new URL(request.url);
		const path = pathname.replace('/wp-json/jetpack/v4/', '');
		asked.push(...PATHS.filter((one) => one.replace(/\?.*/, '') === path));
	});
	const app = renderApp({ ...given, kept, route: '/dashboard' });
	if (answer) {
		server.use(...PATHS.map((path) => http.get(`${REST}/${path.replace(/\?.*/, '')}`, answer)));
	}
	await findTitle('At a Glance');
	return { ...app, asked };
}

const card = (id: string) => {
	const found = document.querySelector<HTMLElement>(`[data-card="${id}"]`);
	expect(found).not.toBeNull();
	return found!;
};

const AGE = /^As of (yesterday, )?\d/;
const LINE = /WordPress.com isn't answering/;

afterEach(() => server.events.removeAllListeners());

it('a visit within minutes asks the provider nothing, and looks like the one before', async () => {
	const { asked } = await visit(MINUTE);
	await waitFor(() => expect(card('backup')).toHaveTextContent('backing up your site'));
	expect(card('scan')).toHaveTextContent('Secure');
	expect(card('backup').querySelector('.success')).not.toBeNull();
	await waitFor(() => expect(inApp().queryByText('Checking your site…')).toBeNull());
	expect(inApp().queryByText(AGE)).toBeNull();
	expect(asked).toEqual([]);
});

it('a later visit shows the old answers, says how old once the provider is slow, and replaces them in place', async () => {
	let release = () => undefined as void;
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	const { store, asked } = await visit(20 * MINUTE, undefined, () => released);
	await waitFor(() => expect(card('scan')).toHaveTextContent('Secure'));
	await waitFor(() => expect([...asked].sort()).toEqual([...PATHS].sort()));
	expect(inApp().queryByText(AGE)).toBeNull();
	act(() => void store.dispatch(providerSlowed('WordPress.com is slow to answer.')));
	for (const id of ['stats', 'backup', 'scan', 'anti-spam']) {
		expect(within(card(id)).getByText(AGE)).toBeVisible();
	}
	expect(inApp().getAllByText('WordPress.com is slow to answer.')).toHaveLength(1);
	release();
	await waitFor(() => expect(inApp().queryByText(AGE)).toBeNull());
	expect(card('scan')).toHaveTextContent('Secure');
});

const REFUSAL = { code: 'site_data_fetch_failed', message: 'No.', data: { status: 400 } };

it.each([
	['refuses', () => HttpResponse.json(REFUSAL, { status: 400 })],
	['answers nonsense', () => HttpResponse.html('<h1>Oh no</h1>')],
])('a provider that %s is one line in the status, above complete cards', async (_what, answer) => {
	const { user } = await visit(20 * MINUTE, undefined, answer);
	for (const id of ['stats', 'backup', 'scan', 'anti-spam']) {
		expect(await within(card(id)).findByText(AGE)).toBeVisible();
	}
	expect(inApp().getAllByText(LINE)).toHaveLength(1);
	expect(inApp().getByText(LINE)).toHaveTextContent(AGE);
	expect(inApp().queryByText(/Oops|problem with your (connection|website)/)).toBeNull();
	const [retry, ...others] = inApp().getAllByRole('button', { name: 'Try again' });
	expect(others).toEqual([]);
	server.resetHandlers();
	createTestStore({ scenario: 'security' });
	await user.click(retry!);
	await waitFor(() => expect(inApp().queryByText(LINE)).toBeNull());
	expect(inApp().queryByText(AGE)).toBeNull();
});

it('an answer of more than a day ago turns nothing green', async () => {
	await visit(DAY + MINUTE, undefined, () => new Promise(() => undefined));
	await waitFor(() => expect(card('scan')).toHaveTextContent('Secure'));
	const strip = await inApp().findByRole('list', { name: 'Protections' });
	expect(strip).toHaveTextContent(/Backups\s*Checking….*Scan\s*Checking…/);
	for (const id of ['backup', 'scan', 'anti-spam']) {
		expect(card(id).querySelector('.success')).toBeNull();
	}
});

it('coming back from another site asks again for what is shown', async () => {
	const { asked } = await visit(MINUTE);
	fireEvent.focus(window);
	expect(asked).toEqual([]);
	const link = await waitFor(() =>
		within(card('backup')).getByRole('link', { name: /View your backups/ }),
	);
	link.addEventListener('click', (event) => event.preventDefault());
	fireEvent.click(link);
	fireEvent.focus(window);
	await waitFor(() => expect([...asked].sort()).toEqual([...PATHS].sort()));
});

it('what is being set up says at once when that was so', async () => {
	await visit(20 * MINUTE, { scenario: 'scan-provisioning' }, () => new Promise(() => undefined));
	await waitFor(() => expect(within(card('scan')).getByText(AGE)).toBeVisible());
	expect(card('scan')).toHaveTextContent('Setting up');
	expect(within(card('stats')).queryByText(AGE)).toBeNull();
});
