import { edgesOf, findJson } from '@/lib/json-in-text';

const NOTICE =
	'<br />\n<b>Deprecated</b>:  Creation of dynamic property is deprecated in <b>/srv/site/plugin.php</b> on line <b>12</b><br />\n';
const PLAIN = '\nNotice: Undefined index: a in /srv/site/plugin.php on line 12\n';
const COMMENT = '\n<!-- Served from cache in 0.2 s -->';
const DONE = { code: 'success', message: 'Done.' };
const JSON_TEXT = JSON.stringify(DONE);

it.each([
	['a notice in HTML before it', NOTICE + JSON_TEXT],
	['a plain notice before it', PLAIN + JSON_TEXT],
	['a comment behind it', JSON_TEXT + COMMENT],
	['a byte order mark', `\uFEFF${JSON_TEXT}`],
	['a byte order mark behind a notice', `${NOTICE}\uFEFF${JSON_TEXT}`],
	['a notice before it and a comment behind it', NOTICE + JSON_TEXT + COMMENT],
	['a notice behind it', JSON_TEXT + NOTICE],
	['an opening brace in the notice', `Parse error: unexpected '{' in a.php\n${JSON_TEXT}`],
	['an opening bracket and a quote', `Warning: [" is no key in a.php on line 2\n${JSON_TEXT}`],
	['a closure in the notice', `Warning: in {closure}() on line 2\n${JSON_TEXT}`],
	['the beginning of an object in the notice', `Notice: {"a": is odd on line 2\n${JSON_TEXT}`],
])('finds the answer with %s', (_what, text) => {
	expect(findJson(text)).toEqual([DONE]);
});

it('returns complete values of a notice after the answer, which is the last one', () => {
	expect(findJson(`Notice: [0] and {"a":{"b":1}} in a.php\n${JSON_TEXT}`)).toEqual([
		DONE,
		{ a: { b: 1 } },
		[0],
	]);
});

it('returns a whole value, no matter what brackets its texts and parts have', () => {
	const value = { a: [{ b: '}] "quoted" {' }, []], 'c\\': { d: null, e: -1.5e3, f: [true] } };
	expect(findJson(NOTICE + JSON.stringify(value, null, 2))).toEqual([value]);
});

it.each([true, false, 12, '12', null])('finds %j at either end', (value) => {
	const text = JSON.stringify(value);
	expect(findJson(NOTICE + text)).toEqual([value]);
	expect(findJson(PLAIN + text + COMMENT)).toEqual([value]);
	expect(findJson(text + NOTICE)).toEqual([value]);
});

it.each([
	['nothing', ''],
	['a notice alone', NOTICE],
	['a comment alone', COMMENT],
	['an answer that was cut off', `${NOTICE}{"a":{"b":1},"c":[1,2`],
	['an answer that was cut off in a text', `${NOTICE}{"a":{"b":1},"c":"no e`],
	['an answer that was cut off before a comment', `{"a":{"b":1},${COMMENT}`],
	['a complete value before one that was cut off', '{"a":1}{"b":'],
	['a page', '<!DOCTYPE html><html><script>var a = {"code":"success"};</script></html>'],
	['a page without a type', '<HTML lang="en"><body>{"code":"success"}'],
	['a page after a notice', `${NOTICE}<head></head>{"code":"success"}`],
	['code', 'if (a) { b(0); c = {d: 1}; }'],
	// Each character is read only once, because reading them again for each bracket would take minutes.
	['5 MB of a page', `<!doctype html>${'<p>{"a":[1]} [</p>'.repeat(300_000)}`],
	['5 MB of text', '{ [ x { "a" '.repeat(400_000)],
	['5 MB of brackets', '['.repeat(5_000_000)],
	['5 MB of quotes', '{"'.repeat(2_500_000)],
	['comments', '<!-- -->'.repeat(5_000)],
])('finds nothing in %s', (_what, text) => {
	expect(findJson(text)).toEqual([]);
});

it('edgesOf returns the last and the first line', () => {
	expect(edgesOf(`0${NOTICE}`)).toEqual(['', '0']);
	expect(edgesOf(`${NOTICE}0${COMMENT}`)).toEqual(['0', '']);
	expect(edgesOf('\uFEFF0\n')).toEqual(['0', '0']);
});
