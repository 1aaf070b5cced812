import { http, HttpResponse, type RequestHandler } from 'msw';
import { loadProviderSite } from '@/state/site/provider-site';
import { act, screen, waitFor } from '#tests/support/render';
import { server } from '#tests/support/server';
import { REST } from '#tests/support/store';
import { reply } from '../parts';
import { getCard, queryCard, renderCards, renderDashboard } from './parts';

describe('green statements', () => {
	type Options = NonNullable<Parameters<typeof renderDashboard>[0]>;

	/** The ids of pending requests. */
	const open = new Set<string>();
	let sent = 0;

	beforeEach(() => {
		open.clear();
		server.events.on('request:start', ({ requestId }) => {
			sent += 1;
			open.add(requestId);
		});
		server.events.on('response:mocked', ({ requestId }) => open.delete(requestId));
	});

	/** Cards send their requests two frames after they render; twice as many, for a busy machine. */
	const QUIET_FRAMES = 4;

	/** Waits until no request is pending, except those that never end, and no new one is sent. */
	async function settle() {
		for (let quiet = 0; quiet < QUIET_FRAMES;) {
			const before = sent;
			await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
			quiet = open.size === 0 && sent === before ? quiet + 1 : 0;
		}
	}

	/** Every green statement on the page, those of the strip with the name of the protection. */
	const greens = () =>
		[...document.querySelectorAll('.success')].map(
			(green) => (green.closest('.cell') ?? green).textContent,
		);

	/** The parts that make green statements: the first test looks for others on the whole screen. */
	const GREEN_PARTS = [
		...(['status', 'backup', 'scan', 'protect', 'monitor', 'updates', 'photon'] as const),
		...(['site-connection', 'account'] as const),
	];

	const BACKUPS = 'BackupsReal time';
	const SCANNED = 'ScanClear, 2h ago';
	const GUARDED = 'Logins1,234 blocked';
	const MONITORED = 'DowntimeWatching';
	const BACKUP = 'Connected';
	const SCAN = 'Secure';
	const WATCHED = 'Jetpack is watching your site';
	const UPDATED = 'All plugins are up to date.';
	const ACCELERATED = 'Your images are accelerated';
	const CONNECTED = 'Your site is connected to WordPress.com.';
	const OWNER = 'You are the Jetpack owner.';

	const BACKED_UP = "We're backing up your site in real time.";
	const CLEAR =
		'No security threats found. Your site will continue to be monitored for future threats.';
	const BLOCKED = '1,234 malicious login attempts blocked';
	const BLOCKS = 'Jetpack adds its own blocks to the editor.';
	/** The sentences that stand and fall with a badge or a cell of the strip. */
	const SENTENCES = new Map([
		[BACKUP, BACKED_UP],
		[SCAN, CLEAR],
		[GUARDED, BLOCKED],
	]);

	it('are all shown on a healthy site once all requests are answered', async () => {
		await renderDashboard({ scenario: 'security' });
		await settle();
		expect(greens()).toEqual([
			BACKUPS,
			SCANNED,
			GUARDED,
			MONITORED,
			BACKUP,
			BACKED_UP,
			SCAN,
			CLEAR,
			BLOCKED,
			WATCHED,
			UPDATED,
			ACCELERATED,
			BLOCKS,
			CONNECTED,
			OWNER,
		]);
	});

	const never = new Promise<Response>(() => undefined);
	const hang = (path: string) =>
		http.get(`${REST}/${path}`, ({ requestId }) => {
			open.delete(requestId);
			return never;
		});

	const ANSWERS: [path: string, greens: string[]][] = [
		['scan', [SCANNED, SCAN]],
		['rewind', [BACKUPS, BACKUP]],
		['updates/plugins', [UPDATED]],
		['site', [MONITORED, CONNECTED, WATCHED]],
	];
	const NONE = { provider: { rewind: { state: 'unavailable' } } };

	it.each<[string, string[], Options, RequestHandler[]]>([
		...ANSWERS.flatMap(([path, greens]): [string, string[], Options, RequestHandler[]][] => [
			[`${path} fails`, greens, {}, [reply(path, { code: 'down', message: 'Down.' }, 500)]],
			[`${path} is pending`, greens, {}, [hang(path)]],
		]),
		['the site is not scanned', [BACKUPS, SCANNED, BACKUP, SCAN], { scenario: 'free' }, []],
		['scans are being set up', [BACKUPS, SCANNED, BACKUP], { scenario: 'provisioning' }, []],
		['the last scan is old', [SCANNED, SCAN], { scenario: 'scan-stale' }, []],
		['the backups are not set up', [BACKUPS, BACKUP], { world: NONE }, []],
		['the updates are stale', [UPDATED], { world: { pluginUpdatesAge: 72 } }, []],
		['the updates are unchecked', [UPDATED], { world: { pluginUpdatesAge: null } }, []],
		['a broken connection', [MONITORED, CONNECTED, WATCHED], { scenario: 'connection-error' }, []],
		['there is no owner', [MONITORED, OWNER, WATCHED], { scenario: 'site-only' }, []],
	])('are hidden without evidence: %s', async (_title, hidden, options, handlers) => {
		renderCards(GREEN_PARTS, { scenario: 'security', ...options }, ...handlers);
		await settle();
		const gone = hidden.flatMap((one) => [one, SENTENCES.get(one) ?? one]);
		expect(greens().filter((text) => gone.includes(text ?? ''))).toEqual([]);
	});
});

describe('purchases', () => {
	const BUNDLE = 'Protect your site from end to end';

	const recordOf = (product_slug: string) => ({
		ID: 1,
		name: 'A quiet site',
		plan: { product_slug, features: { active: [], available: {} } },
		products: [],
		options: { videopress_storage_used: 0 },
	});
	/** The provider's record of a site that the page printed as free. */
	const site = (slugOf = () => 'jetpack_free') =>
		http.get(`${REST}/site`, () =>
			HttpResponse.json({ code: 'success', data: JSON.stringify(recordOf(slugOf())) }),
		);

	it('DASH-06 DASH-37 CARD-17 SCAN-17 remove their offers without reloading the page', async () => {
		let slug = 'jetpack_free';
		const { store } = renderCards(
			['backup', 'scan', 'video', 'support', 'security-bundle'],
			{ world: { settings: { videopress: true }, modules: { active: ['videopress'] } } },
			site(() => slug),
		);
		const cards = ['Backup', 'Security scan', 'VideoPress', "We're here to help", BUNDLE];
		await waitFor(() =>
			cards.forEach((name) =>
				expect(getCard(name).getByRole('link', { name: /^Upgrade/ })).toBeVisible(),
			),
		);

		slug = 'jetpack_complete';
		await act(() => store.dispatch(loadProviderSite({ force: true })));
		expect(screen.queryByRole('link', { name: /^Upgrade/ })).not.toBeInTheDocument();
		expect(queryCard(BUNDLE)).not.toBeInTheDocument();
		expect(getCard("We're here to help").getByText(/prioritized support/)).toBeVisible();
	});

	it('keep the failure of one card while another retries the request that they share', async () => {
		let isHanging = false;
		const { user } = renderCards(
			['search', 'video', 'support'],
			{ world: { settings: { videopress: true }, modules: { active: ['videopress'] } } },
			site(),
			http.get(`${REST}/site/features`, () =>
				isHanging ? new Promise<never>(() => undefined) : HttpResponse.error(),
			),
		);
		const again = await getCard('Search').findByRole('button', { name: /^Try again/ });
		const video = getCard('VideoPress');
		expect(await video.findByText("Couldn't load your video storage.")).toBeVisible();
		const support = getCard("We're here to help");
		expect(await support.findByText(/community forums/)).toBeVisible();

		isHanging = true;
		await user.click(again);
		await waitFor(() => expect(again).toHaveAttribute('aria-busy', 'true'));
		expect(video.getByText("Couldn't load your video storage.")).toBeVisible();
		expect(video.getByRole('button', { name: /^Try again/ })).toHaveAttribute('aria-busy', 'true');
		expect(video.queryByText('Loading your video storage…')).not.toBeInTheDocument();
		expect(support.getByText(/community forums/)).toBeVisible();
		expect(support.queryByText('Loading your support options…')).not.toBeInTheDocument();
	});
});
