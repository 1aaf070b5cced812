import { __ } from '@wordpress/i18n';
import { withHost } from '@/lib/brand';
import { joinUrl } from '@/lib/safe-url';
import type { FirstCalls } from './first-calls';
import type { ClientOptions } from './options';
import { joinedRequest, type Line } from './joined-request';
import { timedOut } from './send';
import { toAnswer, type Answer } from './read-answer';

/** Milliseconds that a joined request may take; the site gives up after the same time. */
const LONGEST = 20_000;

/** Milliseconds by which the clocks of the site and the browser may disagree about a limit. */
const TOLERANCE = 500;

/** Extra milliseconds that we wait for a joined request, because it may first wait for a free PHP worker. */
const GRACE = 5000;

/** Milliseconds after which the provider counts as slow. */
const SLOW = 2500;

const getReason = () =>
	withHost(
		/* translators: %s: the name of the host. */
		__('%s is slow to answer.'),
	);

interface Waiting {
	/** Address below the root of the REST API; undefined for a task that can't be joined with others. */
	call?: string;
	/** Sends it in a request of its own. Never rejects. */
	sendAlone: () => Promise<void>;
	receive: (line: Line) => void;
	fail: (error: Error) => void;
	isSettled: boolean;
}

/**
 * Sends the reads for which the site asks the provider: one request at a time, because each may occupy one of the site's few PHP workers for half a
 * minute. Reads that wait while one is under way are joined into the next. Where the site refuses that, they are sent alone, one after the other.
 *
 * @param firstCalls What the page has asked for; our request begins only after its request has ended.
 */
export function createProviderQueue(
	{ adminUrl, onSlowProvider, now = Date.now }: ClientOptions,
	firstCalls: readonly FirstCalls[string][],
	claimNonce: () => string,
) {
	const address = joinUrl(adminUrl, 'admin-ajax.php?action=dashboard_for_jetpack_first_calls');
	let waiting: Waiting[] = [];
	let isWorking = false;
	let isRefused = false;
	let unanswered = 0;
	let timer: ReturnType<typeof setTimeout> | undefined;

	/** Notes when an answer takes too long. */
	async function watch<T>(answer: Promise<T>, since: number): Promise<T> {
		unanswered += 1;
		if (unanswered === 1) {
			timer = setTimeout(() => onSlowProvider?.(getReason()), Math.max(0, SLOW - (now() - since)));
		}
		try {
			return await answer;
		} finally {
			unanswered -= 1;
			if (unanswered === 0) {
				clearTimeout(timer);
				onSlowProvider?.('');
			}
		}
	}

	/** Asks for several together, or for a single one at its own address. Those without an answer stay in the queue, unless their time is up. */
	async function askTogether(batch: Waiting[]): Promise<void> {
		const calls = [...new Set(batch.flatMap(({ call }) => call ?? []))];
		if (isRefused || calls.length < 2) {
			return;
		}
		const startedAt = now();
		isRefused = !(await joinedRequest(
			`${address}&patient=1&_cacheBuster=${startedAt}`,
			claimNonce(),
			calls,
			(line) =>
				batch.filter(({ call }) => call === line.call).forEach(({ receive }) => receive(line)),
			AbortSignal.timeout(LONGEST + GRACE),
		));
		if (now() - startedAt > LONGEST - TOLERANCE) {
			batch.filter(({ call }) => call).forEach(({ fail }) => fail(timedOut()));
		}
	}

	async function work(): Promise<void> {
		isWorking = true;
		// The cards begin to ask one right after the other, each in a task of its own.
		await new Promise((resolve) => setTimeout(resolve));
		await Promise.all(firstCalls.map(({ answer }) => answer));
		while (waiting.length > 0) {
			const batch = waiting;
			waiting = [];
			await askTogether(batch);
			for (const one of batch) {
				if (!one.isSettled) {
					await one.sendAlone();
				}
			}
		}
		isWorking = false;
	}

	const enqueue = <T>(
		run: () => Promise<T>,
		call: string | undefined,
		receive: (line: Line) => T | undefined,
	): Promise<T> =>
		new Promise<T>((resolve, reject) => {
			const one: Waiting = {
				call,
				isSettled: false,
				sendAlone: () => run().then(resolve, reject),
				receive: (line) => {
					const answer = receive(line);
					if (answer !== undefined) {
						one.isSettled = true;
						resolve(answer);
					}
				},
				fail: (error) => {
					if (!one.isSettled) {
						one.isSettled = true;
						reject(error);
					}
				},
			};
			waiting.push(one);
			if (!isWorking) {
				void work();
			}
		});

	return {
		/** Answers a read in its turn. `since` is when its answer was first needed, in milliseconds; the page may have asked for it earlier. */
		ask: (call: string, run: () => Promise<Answer>, since: number) =>
			watch(enqueue(run, call, toAnswer), since),
		inTurn: <T>(run: () => Promise<T>) => enqueue<T>(run, undefined, () => undefined),
	};
}
