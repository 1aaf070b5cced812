import { startEchoServer } from '../../../bin/lib/beside/echo-server.mjs';
import { FIRST_CALLS } from '@/domain/calls/arrivals';
import { headersOf } from '../../contract/ajax';
import { askTogether, EVERY_FIRST_CALL, readLines, type Line } from '../../e2e/support/first-calls';
import { documentOf, printedGlobal } from '../../e2e/support/page-data';
import { SITE } from '../../e2e/support/site';
import { check } from './check';

/** Milliseconds. */
const DELAY = 50;

/** Without the times: Jetpack caches the stats, and adds one to all answers but the first. */
const answerOf = (status: number, body: string) =>
	`HTTP ${status} ${body.replace(/\\?"(?:cached_at|last_updated)\\?":\d+,?/g, '')}`;

check('Calls of a page, together', async (_findings, note) => {
	const provider = await startEchoServer(DELAY);
	const session = await headersOf('admin');
	const headers = { ...session, cookie: `${session.cookie}; provider_port=${provider.port}` };
	// As the routes' pages do.
	const lines: Line[] = [];
	for (const calls of new Set(Object.values(FIRST_CALLS))) {
		const names = [...new Set(calls.map(({ call }) => call))];
		const answers = await readLines(await askTogether(names, headers));
		const inOrder = names.filter((name) => answers.some(({ call }) => call === name));
		const isInOrder = answers.map(({ call }) => call).join() === inOrder.join();
		note(`order of ${names[0]} …`, isInOrder, 'another order');
		lines.push(...answers);
	}
	// The page prints those of the site itself.
	const printed = printedGlobal(await documentOf('admin'), 'dashboardForJetpackAnswers');
	for (const { call, isOwn } of Object.values(FIRST_CALLS).flat()) {
		const { text } = (printed as Record<string, { text: string }>)[call] ?? {};
		lines.unshift(...(isOwn && text ? [{ call, status: 200, body: text }] : []));
	}
	for (const call of EVERY_FIRST_CALL) {
		const alone = await fetch(`${SITE}/wp-json/${call}`, { headers });
		const expected = answerOf(alone.status, await alone.text());
		const line = lines.find((one) => one.call === call);
		const actual = line ? answerOf(line.status, line.body) : 'no answer';
		const flaw = `${actual.slice(0, 200)} instead of ${expected.slice(0, 200)}`;
		note(call, actual === expected, flaw);
	}
});
