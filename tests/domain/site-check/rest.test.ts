import { judgeRest } from '@/domain/site-check/rest';
import type { SiteAnswer } from '@/domain/site-check/answer';
import { answer, CONNECTION, PAGE, REPLIES } from './answers';

const judge = (rest: SiteAnswer) => judgeRest({ replies: { ...REPLIES, rest }, page: PAGE });

it("is OK only with the status and the shape of Jetpack's own answer", () => {
	expect(judge(answer(CONNECTION)).state).toBe('ok');
});

it.each<[string, SiteAnswer]>([
	// Answers with status 200 that are not Jetpack's.
	...[null, true, 0, 'x', [], {}, { isActive: true }, [CONNECTION]].map(
		(body): [string, SiteAnswer] => [JSON.stringify(body), answer(JSON.stringify(body))],
	),
	["the index of WordPress's REST API", answer({ name: 'Site', namespaces: ['wp/v2'] })],
	['a refusal with status 200', answer({ code: 'blocked', message: 'No.', data: { status: 403 } })],
	['the right data with another status', answer(CONNECTION, { status: 202 })],
])('is a problem with %s in its place', (_what, rest) => {
	expect(judge(rest).state).toBe('problem');
});

it.each([
	[
		'<br />\n<b>Deprecated</b>:  x in <b>/srv/www/wp-content/plugins/a/b.php</b> on line <b>12</b><br />\n',
		'plugins/a/b.php',
	],
	[
		'Warning: x in C:\\web\\wp-content\\themes\\My theme\\functions.php on line 3\n',
		'themes/My theme/functions.php',
	],
	['Notice: x in /srv/site/includes/lib.php on line 3\n', 'includes/lib.php'],
])('names the file of a message of PHP before the answer: %s', (notice, file) => {
	const finding = judge(answer(notice + JSON.stringify(CONNECTION)));
	expect(finding.sentence).toBe(`REST API responses contain a PHP message about ${file}.`);
	expect(finding.evidence).toBe(`200 application/json (noisy-json) ${file}`);
});

it.each([
	['https://example.com/wp-json/?lang=de', 'problem'],
	['https://example.com/index.php?rest_route=%2F&lang=de', 'problem'],
	['https://example.com/?lang=de&rest_route=/', 'ok'],
	['https://example.com/index.php?rest_route=/', 'ok'],
])('with the root %s, which WordPress appends routes to, the state is %s', (root, state) => {
	const rest = answer(CONNECTION);
	expect(judgeRest({ replies: { ...REPLIES, rest }, page: { ...PAGE, root } }).state).toBe(state);
});
