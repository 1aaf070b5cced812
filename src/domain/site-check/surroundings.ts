import { __, _n, sprintf } from '@wordpress/i18n';
import type { SiteAnswer, SiteReply } from './answer';
import { ok, problem, unknown, type Finding, type SiteCheckFacts } from './facts';

/** Milliseconds by which the clocks may differ: signed requests are refused after five minutes. */
const CLOCK_TOLERANCE = 5 * 60_000;

/** Addresses that only this device or network can open. */
const LOCAL_HOST = /^(localhost|127(\.\d+){3}|\[::1\]|.+\.(local|localhost|test|internal))$/i;

const answersOf = (...replies: SiteReply[]): SiteAnswer[] =>
	replies.filter((reply) => reply.kind === 'answer');

/** Whether an answer was made for this request; null if it can't be known. */
function hasEcho({ echo, echoWord }: SiteCheckFacts['replies']): boolean | null {
	const word = echo.kind === 'answer' ? /\/\*\*\/(\w+)\(/.exec(echo.text)?.[1] : undefined;
	return word === undefined ? null : word === echoWord;
}

/** Whether the answers were made now, or come from a cache. */
export function judgeCache({ replies }: SiteCheckFacts): Finding {
	const answers = answersOf(replies.rest, replies.user, replies.echo);
	const echo = hasEcho(replies);
	const isStored = answers.some(({ isCached }) => isCached === true);
	const found =
		isStored || echo === false
			? problem(
					__('A cache is serving stored REST API responses.'),
					__('Exclude /wp-json/ from the cache of your host, plugin or CDN.'),
				)
			: echo
				? ok(__("Responses aren't cached."))
				: unknown(__("Couldn't check whether REST API responses are cached."));
	const headers = answers.map(({ isCached }) => isCached ?? 'none').join(', ');
	return { ...found, evidence: `echo: ${echo ?? 'unknown'}; cache headers: ${headers}` };
}

/** Whether the clocks of the server and of this device agree. */
export function judgeClock({ replies }: SiteCheckFacts): Finding {
	const dated = answersOf(replies.nonce, replies.user, replies.rest).find(
		({ date, isCached }) => date !== null && isCached !== true,
	);
	if (!dated || dated.date === null || hasEcho(replies) === false) {
		return unknown(__("Couldn't read the server's clock."));
	}
	const difference = dated.date - (dated.sentAt + dated.receivedAt) / 2;
	const evidence = `${Math.round(difference / 1000)} s`;
	if (Math.abs(difference) < CLOCK_TOLERANCE) {
		return { ...ok(__("The server's clock is right.")), evidence };
	}
	const minutes = Math.round(Math.abs(difference) / 60_000);
	const found = problem(
		sprintf(
			/* translators: %d: number of minutes. */
			_n(
				"The server's clock and this device's differ by %d minute.",
				"The server's clock and this device's differ by %d minutes.",
				minutes,
			),
			minutes,
		),
		__(
			"Set the clock of this device to automatic. If it's right, ask your host to set the server's.",
		),
	);
	return { ...found, evidence };
}

/** Whether the admin is encrypted. */
export function judgeHttps({ page }: SiteCheckFacts): Finding {
	const { protocol, hostname } = new URL(page.adminUrl);
	if (protocol === 'https:') {
		return { ...ok(__('The admin uses HTTPS.')), evidence: protocol };
	}
	const found = LOCAL_HOST.test(hostname)
		? ok(__("This is a local address, which doesn't need HTTPS."))
		: problem(
				__("The admin doesn't use HTTPS."),
				__(
					'Get a certificate from your host, then change http to https in the addresses of Settings → General.',
				),
			);
	return { ...found, evidence: protocol };
}
