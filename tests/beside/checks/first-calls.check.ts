import { startEchoServer } from '../../../bin/lib/beside/echo-server.mjs';
import { askTogether, EVERY_FIRST_CALL, readLines } from '../../e2e/support/first-calls';
import { nonceOf } from '../../e2e/support/rest';
import { cookieHeaderOf } from '../../e2e/support/session';
import { SITE } from '../../e2e/support/site';
import { check } from './check';

/** Milliseconds: longer than the site needs to start the next call. */
const DELAY = 300;

/** Jetpack keeps the stats, and adds the time to all answers but the first. */
const answerOf = (status: number, body: string) =>
	`HTTP ${status} ${body.replace(/"cached_at":\d+,?/g, '')}`;

check('Calls of a page, together', async (findings) => {
	const provider = await startEchoServer(DELAY);
	const headers = {
		cookie: `${await cookieHeaderOf('admin')}; provider_port=${provider.port}`,
		'x-wp-nonce': await nonceOf('admin'),
	};
	const lines = await readLines(await askTogether(EVERY_FIRST_CALL, headers));
	findings.set(
		'at the same time',
		provider.most() > 1 ? [] : [`${provider.most()} requests to the provider at once`],
	);
	for (const call of EVERY_FIRST_CALL) {
		const alone = await fetch(`${SITE}/wp-json/${call}`, { headers });
		const expected = answerOf(alone.status, await alone.text());
		const line = lines.find((one) => one.call === call);
		const actual = line ? answerOf(line.status, line.body) : 'no answer';
		findings.set(
			call,
			actual === expected ? [] : [`${actual.slice(0, 200)} instead of ${expected.slice(0, 200)}`],
		);
	}
});
