import { writeFileSync } from 'node:fs';
import { breakCalls, FAILURE, type Fault } from './faults';
import { listenForReads } from './endpoints';
import { openStage, type Stage } from './stage';
import { FAILURE_TEXT, MATRIX_ROUTES, scenarioOf, SILENCES } from '../worlds/fault-matrix';

/** Milliseconds after which a call times out on the stage; on a site it is half a minute. */
const SHORT_TIMEOUT = 1000;
/** Milliseconds after which a screen that has said nothing is read again, because a busy machine draws late. */
const SECOND_LOOK = 1500;

const json =
	(status: number, body: string): Fault['answer'] =>
	(call) =>
		call.fulfill({ status, contentType: 'application/json', body });

const TIMES_OUT = 'times out';
const WRONG_SHAPE = 'wrong shape';

/** The faults of the matrix. `wrong shape` is valid up to the part that the app reads. */
const MATRIX_FAULTS: Fault[] = [
	{ name: '500', answer: FAILURE },
	{
		name: 'HTML',
		answer: (call) =>
			call.fulfill({
				contentType: 'text/html',
				body: '<!doctype html><h1>There has been a critical error on this website.</h1>',
			}),
	},
	{ name: 'empty', answer: (call) => call.fulfill({}) },
	{
		name: WRONG_SHAPE,
		answer: json(200, '{"code":"success","message":"","data":{"surprise":true}}'),
	},
	{ name: 'null', answer: json(200, 'null') },
	{ name: TIMES_OUT, answer: () => new Promise<void>(() => undefined) },
	{
		name: '401',
		answer: json(401, '{"code":"rest_forbidden","message":"Sorry.","data":{"status":401}}'),
	},
	{ name: 'offline', answer: (call) => call.abort() },
];

/** The faults of a call such as "POST settings". The wrong shape for a read is an envelope, which is the right shape for a save. */
export const faultsOf = (call: string): Fault[] =>
	MATRIX_FAULTS.map((fault) =>
		fault.name === WRONG_SHAPE && call.startsWith('POST')
			? { ...fault, answer: json(200, '{"surprise":true}') }
			: fault,
	);

export interface Case {
	route: string;
	path: string;
	fault: string;
	isBlank: boolean;
	errors: string[];
	isSilent: boolean;
	/** The reason from the table, if silence is right. */
	why: string | null;
	/** Whether the input of a failed save is lost; null for a case without one. */
	isLost: boolean | null;
	/** The text that the fault has added to the screen. */
	said: string;
}

export interface Seen {
	title: string;
	text: string;
}

const findReason = (route: string, path: string, fault: string): string | null =>
	SILENCES.find(
		(one) =>
			one.path === path &&
			(one.routes?.test(route) ?? true) &&
			(one.faults?.includes(fault) ?? true),
	)?.why ?? null;

const countFailures = ({ text }: Seen): number => text.match(FAILURE_TEXT)?.length ?? 0;

const compareLines = (before: string, after: string): string =>
	after
		.split('\n')
		.filter((line) => line.trim() && !before.includes(line))
		.join(' | ')
		.slice(0, 300);

/** Shortens the timers of the client's and the check's requests while a test requests it. */
function hurryTimeouts(timeout: number) {
	const original = window.setTimeout;
	window.setTimeout = ((handler: () => void, delay?: number, ...rest: unknown[]) =>
		original(
			handler,
			[20_000, 30_000].includes(delay ?? 0) && sessionStorage.getItem('hurry') === 'yes'
				? timeout
				: delay,
			...rest,
		)) as typeof window.setTimeout;
	window.addEventListener('unhandledrejection', ({ reason }) =>
		console.error(`Unhandled rejection: ${String(reason)}`),
	);
	// A lane would wait for the lock that a pending save of another lane has.
	Object.defineProperty(navigator, 'locks', { value: undefined });
	// A lane would continue the settings file that another lane has begun.
	Object.defineProperty(window, 'localStorage', { value: sessionStorage });
}

export async function openMatrix() {
	const stage: Stage = await openStage();
	const { page, container, complaints } = stage;
	await page.addInitScript(hurryTimeouts, SHORT_TIMEOUT);

	const look = async (): Promise<Seen> =>
		container.evaluate((element: HTMLElement) => ({
			title: element.querySelector('[data-screen-title]')?.textContent ?? '',
			text: element.innerText,
		}));

	const show = (route: string) => stage.show({ scenario: scenarioOf(route), hash: route });

	const breakWith = async (fault: Fault, path: string, method: string) => {
		await page.evaluate(
			(value) => sessionStorage.setItem('hurry', value),
			fault.name === TIMES_OUT ? 'yes' : 'no',
		);
		return breakCalls(
			page,
			fault.answer,
			(called, request) => called === path && request.method() === method,
		);
	};

	/** Compares a screen after a fault with the screen before it. */
	const judge = async (facts: Pick<Case, 'route' | 'path' | 'fault'>, before: Seen) => {
		const why = findReason(facts.route, facts.path, facts.fault);
		const isQuiet = (one: Seen) => countFailures(one) <= countFailures(before);
		let seen = await look();
		if (isQuiet(seen) && why === null) {
			await page.waitForTimeout(SECOND_LOOK);
			await stage.settle();
			seen = await look();
		}
		const isSilent = isQuiet(seen);
		return {
			...facts,
			isBlank: seen.title !== before.title || seen.text.trim().length < 40,
			errors: [...complaints],
			isSilent,
			why: isSilent ? why : null,
			isLost: null,
			said: compareLines(before.text, seen.text),
		} satisfies Case;
	};

	// A blank page has no session storage.
	await show(MATRIX_ROUTES[0]!);

	return {
		stage,
		look,
		judge,
		breakWith,
		/** Records the calls that a route makes while loading, and the text of the healthy screen. */
		async record(route: string) {
			const reads = listenForReads(page);
			await show(route);
			return { reads: [...reads].sort(), healthy: await look() };
		},
		/** Loads a route with one call broken. */
		async tryRead(route: string, path: string, fault: Fault, healthy: Seen): Promise<Case> {
			const restore = await breakWith(fault, path, 'GET');
			await show(route);
			const found = await judge({ route, path, fault: fault.name }, healthy);
			await restore();
			return found;
		},
	};
}

export type Matrix = Awaited<ReturnType<typeof openMatrix>>;

export function keepCases(cases: Case[]): void {
	const { FAULTS_REPORT: file } = process.env;
	if (file) {
		writeFileSync(file, JSON.stringify(cases));
	}
}
