import { http, HttpResponse } from 'msw';
import HealthScreen from '@/screens/tools/health';
import { type Alarm, AlarmContext } from '@/screens/tools/health/alarms';
import { HOME } from '#fixtures/build';
import { renderScreen, screen, within } from '#tests/support/render';
import { answerGet } from '#tests/support/wire';
import { server } from '#tests/support/server';
import { hrefOf } from '../parts';

const item = (name: string) =>
	within(
		screen.getAllByRole('listitem').find((row) => within(row).queryByRole('heading', { name })) ??
			document.body,
	);
const states = () =>
	screen
		.getAllByRole('listitem')
		.filter((row) => within(row).queryByRole('heading'))
		.map((row) => `${row.children[0]?.textContent}: ${row.children[1]?.textContent}`);

/** Answers of a working site to the questions that are not in the fixtures. */
function answerWordPress() {
	server.use(
		http.get(`${HOME}/wp-admin/admin-ajax.php`, () => new HttpResponse('0a1b2c3d4e')),
		http.get(`${HOME}/wp-json/wp/v2/users/me`, () => HttpResponse.json({ id: 1 })),
		http.get(`${HOME}/wp-json/wp/v2/types`, ({ request }) => {
			const word = new URL(request.url).searchParams.get('_jsonp');
			return new HttpResponse(`/**/${word}({})`);
		}),
	);
	answerGet('connection/test', { code: 'success', message: 'All tests passed.' });
}

/** The visible headline, not the announced one. */
const findSummary = (text: string | RegExp) =>
	screen.findByText(text, { selector: '.heading > p' });

const open = (alarms: Alarm[] = [], scenario = 'free') => {
	const view = renderScreen(
		<AlarmContext.Provider value={alarms}>
			<HealthScreen />
		</AlarmContext.Provider>,
		{ route: '/tools', scenario },
	);
	answerWordPress();
	return view;
};

it('shows what works, what does not, and what could not be found out', async () => {
	open();
	expect(screen.getByRole('button', { name: 'Checking…' })).toHaveAttribute(
		'aria-disabled',
		'true',
	);
	await findSummary(/No problems found/);
	expect(states()).toEqual([
		'REST API: OK',
		'Your login: OK',
		'Caches: OK',
		'Connection to WordPress.com: OK',
		'Clock: Unknown',
		'HTTPS: OK',
		'Plugins and settings: OK',
	]);
});

it('names the problem and one thing to do, and checks again', async () => {
	const { user } = open();
	answerGet('connection', { code: 'rest_no_route', message: 'No.', data: { status: 404 } }, 404);
	await findSummary(/^1 problem found\./);
	expect(
		item('REST API').getByText("WordPress responds, but Jetpack's own addresses are missing."),
	).toBeVisible();
	expect(hrefOf('Open your plugins', item('REST API'))).toBe(
		'http://site.test/wp-admin/plugins.php',
	);
	answerGet('connection', { isActive: true, isRegistered: true });
	await user.click(screen.getByRole('button', { name: 'Check again' }));
	await findSummary(/^No problems found\. 1 check had no result\./);
	expect(item('REST API').getByText('The REST API responds.')).toBeVisible();
});

it('counts Jetpack’s own report as a problem, and lists it first, with its own action', async () => {
	const press = jest.fn();
	const sentence = 'Outbound HTTPS not working';
	const { user } = open([
		{ id: 1, sentence, action: { label: 'Try again', href: undefined, press } },
	]);
	await findSummary(/^1 problem found\./);
	expect(states()[0]).toBe('Jetpack: Problem');
	expect(item('Jetpack').getByText(sentence)).toBeVisible();
	await user.click(item('Jetpack').getByRole('button', { name: /^Try again/ }));
	expect(press).toHaveBeenCalledTimes(1);
});

it('calls an unconnected site unconnected, and leads to the set-up', async () => {
	open([], 'disconnected');
	await findSummary(/^No problems found, but this site isn't connected\./);
	expect(states()[0]).toBe('Connection to WordPress.com: Not connected');
	expect(hrefOf('Set up Jetpack', item('Connection to WordPress.com'))).toBe('#/setup');
});

it('reports a site that answers nothing', async () => {
	renderScreen(<HealthScreen />, { route: '/tools' });
	server.use(http.get(`${HOME}/*`, () => HttpResponse.error()));
	await findSummary(/^1 problem found\./);
	expect(item('REST API').getByText("The browser can't reach the REST API.")).toBeVisible();
});

it('asks nothing that the user may not read, and lists no decisions for them', async () => {
	const asked: string[] = [];
	server.events.on(
		'request:start',
		({ request }) => void asked.push(new URL(request.url).pathname),
	);
	renderScreen(<HealthScreen />, { route: '/tools', scenario: 'editor-view' });
	answerWordPress();
	await findSummary(/found/);
	expect(asked).toContain('/wp-json/jetpack/v4/connection');
	expect(asked).not.toContain('/wp-json/jetpack/v4/plugins');
	expect(asked).not.toContain('/wp-json/jetpack/v4/connection/test');
	expect(screen.queryByRole('region', { name: 'Set by code or plan' })).not.toBeInTheDocument();
});

it('says what the offered Jetpack changes here, counts it in the headline, and where to save the settings first', async () => {
	open([], 'jetpack-update');
	await findSummary(/^1 problem found\. An update affects 2 features that you use\./);
	const card = within(screen.getByRole('region', { name: 'Before you update to Jetpack 16.1.2' }));
	expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
		'Not readyIt needs WordPress 6.9 or newer. This site has 6.6.',
		'RemovedEnhanced Distribution is on here. This version no longer has it.',
		'RemovedJetpack no longer emails a link to log in to its app.',
		"ChangesThe firewall's switch for IP addresses becomes two: one for blocked addresses, one for allowed ones.",
	]);
	expect(card.getByText('No other active feature will be removed.')).toBeVisible();
	expect(hrefOf(/^Download settings first/, card)).toBe('#/tools/copy');
});

describe('what is set by code or plan', () => {
	const card = () => within(screen.getByRole('region', { name: 'Set by code or plan' }));

	it('lists what code decides, with its author after a request, and why other modules can’t be switched', async () => {
		const { user } = renderScreen(<HealthScreen />, {
			route: '/tools',
			scenario: 'disconnected',
			world: { modules: { override: { likes: 'active' } } },
			pageData: { decidedSettings: ['carousel_display_exif'] },
		});
		answerWordPress();
		expect(card().getByText('Like buttons')).toBeVisible();
		expect(card().getByText(/, .*: Connect this site first\.$/)).toBeVisible();
		expect(card().getAllByRole('button')).toHaveLength(2);
		server.use(
			http.post(`${HOME}/wp-admin/admin-ajax.php`, () =>
				HttpResponse.json({ found: [], guesses: [], constants: [], isSaved: false }),
			),
		);
		await user.click(card().getAllByRole('button')[1]!);
		expect(
			await card().findByText('Nothing was saved, so this is Jetpack’s default.'),
		).toBeVisible();
	});
});
