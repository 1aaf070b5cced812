import { writeFileSync } from 'node:fs';
import { FAULTS, breakCalls, type Fault } from './faults';
import { listenForReads } from './endpoints';
import { openStage, type Stage } from './stage';
import {
	FAILURE_TEXT,
	MATRIX_ROUTES,
	MATRIX_SCENARIO,
	SILENCES,
	type Silence,
} from '../worlds/fault-matrix';

/** Milliseconds after which a call times out on the stage; on a site it is half a minute. */
const SHORT_TIMEOUT = 1500;

const json =
	(status: number, body: string): Fault['answer'] =>
	(call) =>
		call.fulfill({ status, contentType: 'application/json', body });

const find = (name: string): Fault['answer'] => FAULTS.find((fault) => fault.name === name)!.answer;

const TIMES_OUT = 'times out';

/** The faults of the matrix. `wrong shape` is valid up to the part that the app reads. */
export const MATRIX_FAULTS: Fault[] = [
	{ name: '500', answer: find('500 with a reason') },
	{ name: 'HTML', answer: find('200 with an HTML page') },
	{ name: 'empty', answer: find('200 without a body') },
	{
		name: 'wrong shape',
		answer: json(200, '{"code":"success","message":"","data":{"surprise":true}}'),
	},
	{ name: 'null', answer: json(200, 'null') },
	{ name: TIMES_OUT, answer: () => new Promise<void>(() => undefined) },
	{
		name: '401',
		answer: json(401, '{"code":"rest_forbidden","message":"Sorry.","data":{"status":401}}'),
	},
	{ name: 'offline', answer: find('no network') },
];

export interface Case {
	route: string;
	path: string;
	fault: string;
	isBlank: boolean;
	errors: string[];
	isSilent: boolean;
	/** The reason from the table, if silence is right. */
	why: string | null;
	added?: string[];
}

interface Seen {
	title: string;
	text: string;
}

export const findReason = (
	route: string,
	path: string,
	fault: string,
	silences: Silence[] = SILENCES,
): string | null =>
	silences.find(
		(one) =>
			one.path === path &&
			(one.routes?.includes(route) ?? true) &&
			(one.faults?.includes(fault) ?? true),
	)?.why ?? null;

const countFailures = ({ text }: Seen) => text.match(FAILURE_TEXT)?.length ?? 0;

/** Shortens the timers of the client's requests while a test asks for it. */
function hurryTimeouts(timeout: number) {
	const original = window.setTimeout;
	window.setTimeout = ((handler: () => void, delay?: number, ...rest: unknown[]) =>
		original(
			handler,
			delay === 30_000 && sessionStorage.getItem('hurry') === 'yes' ? timeout : delay,
			...rest,
		)) as typeof window.setTimeout;
	window.addEventListener('unhandledrejection', ({ reason }) =>
		console.error(`Unhandled rejection: ${String(reason)}`),
	);
}

/** Opens the browser test site for the matrix. */
export async function openMatrix() {
	const stage: Stage = await openStage();
	const { page, container, complaints } = stage;
	await page.addInitScript(hurryTimeouts, SHORT_TIMEOUT);

	const look = async (): Promise<Seen> =>
		container.evaluate((element: HTMLElement) => ({
			title: element.querySelector('[data-screen-title]')?.textContent ?? '',
			text: element.innerText,
		}));

	const show = (route: string) => stage.show({ scenario: MATRIX_SCENARIO, hash: route });

	// A blank page has no session storage.
	await show(MATRIX_ROUTES[0]!);

	return {
		/** The calls that a route makes on loading, recorded, and what the healthy screen shows. */
		async record(route: string) {
			const reads = listenForReads(page);
			await show(route);
			return { reads: [...reads].sort(), healthy: await look() };
		},
		/** Loads a route with one call broken. */
		async tryCase(route: string, path: string, fault: Fault, healthy: Seen): Promise<Case> {
			await page.evaluate(
				(value) => sessionStorage.setItem('hurry', value),
				fault.name === TIMES_OUT ? 'yes' : 'no',
			);
			const restore = await breakCalls(
				page,
				fault.answer,
				(called, request) => called === path && request.method() === 'GET',
			);
			await show(route);
			const seen = await look();
			await restore();
			const isSilent = countFailures(seen) <= countFailures(healthy);
			return {
				route,
				path,
				fault: fault.name,
				isBlank: seen.title !== healthy.title || seen.text.trim().length < 40,
				errors: [...complaints],
				isSilent,
				why: isSilent ? findReason(route, path, fault.name) : null,
				added: seen.text.split('\n').filter((line) => !healthy.text.includes(line)),
			};
		},
	};
}

/** Keeps the cases for the command that prints them. */
export function keepCases(cases: Case[]): void {
	const { FAULTS_REPORT: file } = process.env;
	if (file) {
		writeFileSync(file, JSON.stringify(cases));
	}
}
