import { act } from '#tests/support/render';
import { server } from '#tests/support/server';
import { differencesOf, flawsOf, type Expectation } from '../worlds/expectation';
import { readScreen } from './read-screen';
import { goTo, renderApp, waitForPath } from './render-app';

/** Milliseconds without a request and without a change of the page, after which a screen has settled. */
const QUIET = 30;
const PATIENCE = 5000;

const pause = (milliseconds: number) =>
	act(() => new Promise<void>((done) => setTimeout(done, milliseconds)));

/** Returns a function that waits until the page has sent no request and not changed for a moment. */
function watchPage() {
	let changedAt = Date.now();
	const pending = new Set<string>();
	const note = (change: 'add' | 'delete') => (event: { requestId: string }) => {
		pending[change](event.requestId);
		changedAt = Date.now();
	};
	server.events.on('request:start', note('add'));
	server.events.on('response:mocked', note('delete'));
	const observer = new MutationObserver(() => (changedAt = Date.now()));
	observer.observe(document.body, { subtree: true, childList: true, characterData: true });
	return async () => {
		changedAt = Date.now();
		const until = changedAt + PATIENCE;
		while ((pending.size > 0 || Date.now() - changedAt < QUIET) && Date.now() < until) {
			await pause(10);
		}
	};
}

afterEach(() => server.events.removeAllListeners());

/** The flaws of a settled screen. A late part gets another second. */
async function flawsNow(
	settle: () => Promise<void>,
	expected: readonly Expectation[],
): Promise<string[]> {
	for (let tries = 0; ; tries++) {
		await settle();
		const read = readScreen(document.getElementById('jp-plugin-container')!);
		const found = [...expected.flatMap((one) => differencesOf(one, read)), ...flawsOf(read)];
		if (found.length === 0 || tries === 10) {
			return found;
		}
		await pause(100);
	}
}

/** Opens the screens of a scenario one after the other in one rendered app. */
export async function visitAll(
	scenario: string,
	routes: readonly string[],
	look: (route: string, settle: () => Promise<void>) => Promise<void>,
): Promise<void> {
	const settle = watchPage();
	const { router } = renderApp({ scenario, route: routes[0] });
	for (const route of routes) {
		await (route === routes[0] ? undefined : goTo(router, route));
		await look(route, settle);
		await waitForPath(router, route);
	}
}

/** Compares each screen with its expected content. */
export async function findFlaws(
	scenario: string,
	pages: Readonly<Record<string, readonly Expectation[]>>,
): Promise<string[]> {
	const found: string[] = [];
	await visitAll(scenario, Object.keys(pages), async (route, settle) => {
		const flaws = await flawsNow(settle, pages[route] ?? []);
		found.push(...flaws.map((flaw) => `${route}: ${flaw}`));
	});
	return found;
}
