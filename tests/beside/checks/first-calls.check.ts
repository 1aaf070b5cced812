import { FIRST_CALLS } from '@/domain/first-calls';
import { startEchoServer } from '../../../bin/lib/beside/echo-server.mjs';
import { nonceOf } from '../../e2e/support/rest';
import { cookieHeaderOf } from '../../e2e/support/session';
import { SITE } from '../../e2e/support/site';
import { check } from './check';

const CALLS = [
	...new Set(Object.values(FIRST_CALLS).flatMap((calls) => calls.map(({ call }) => call))),
];

/** Milliseconds: longer than the site needs to start the next call. */
const DELAY = 300;

interface Line {
	call: string;
	status: number;
	body: string;
}

/** Jetpack keeps the stats, and adds the time to all answers but the first. */
const answerOf = (status: number, body: string) =>
	`HTTP ${status} ${body.replace(/"cached_at":\d+,?/g, '')}`;

check('Calls of a page, together', async (findings) => {
	const provider = await startEchoServer(DELAY);
	const headers = {
		cookie: `${await cookieHeaderOf('admin')}; provider_port=${provider.port}`,
		'x-wp-nonce': await nonceOf('admin'),
	};
	const list = CALLS.map((call) => `&calls[]=${encodeURIComponent(call)}`).join('');
	const together = await fetch(
		`${SITE}/wp-admin/admin-ajax.php?action=dashboard_for_jetpack_first_calls${list}`,
		{ headers },
	);
	const lines = (await together.text())
		.split('\n')
		.filter(Boolean)
		.map((line) => JSON.parse(line) as Line);
	findings.set(
		'at the same time',
		provider.most() > 1 ? [] : [`${provider.most()} requests to the provider at once`],
	);
	for (const call of CALLS) {
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
