/** @jest-environment jest-fixed-jsdom */
import { toPlainText } from '@/lib/plain-text';

it.each([
	['a line end and tabs', '\n\t\tNot\u00a0\tallowed. ', 'Not allowed.'],
	['entities', 'Sean O&#8217;Neil &amp; S&ouml;hne', 'Sean O’Neil & Söhne'],
	['entities of entities, which are decoded once', '&amp;amp;', '&amp;'],
	['two paragraphs', '<p>a</p><p>b</p>', 'a b'],
	['a line break', 'one<br />two', 'one two'],
	['a tag inside of a word', 'un<b>believ</b>able', 'unbelievable'],
	['less than', '5 < 6 and 7 > 2', '5 < 6 and 7 > 2'],
	['an escaped tag, which is text', 'Remove &lt;b&gt; first', 'Remove <b> first'],
	['a comment', 'before<!-- hidden -->behind', 'beforebehind'],
	['a script', 'a<script>alert(1)</script>b', 'a b'],
	['an attribute that would run', 'a<img src=x onerror="window.ran=1">b', 'ab'],
	['a tag that never ends', 'a <b', 'a <b'],
	['a link in a sentence', 'See <a href="https://example.org/">the help</a>.', 'See the help.'],
	["WordPress's own error", '<p>It broke.</p><p><a href="/help/">Learn more.</a></p>', 'It broke.'],
	['nothing but a link', '<p><a href="https://example.org/">Learn more.</a></p>', 'Learn more.'],
	['null', null, ''],
])('toPlainText: %s', (_name, html, expected) => {
	expect(toPlainText(html)).toBe(expected);
});

it('toPlainText: reads no more than the first 10,000 characters', () => {
	expect(toPlainText('a'.repeat(10_000) + 'b')).toBe('a'.repeat(10_000));
	const texts = ['<', '<a', '<script>', '<p><a>', '<!--'].map((part) => part.repeat(100_000));
	expect(texts.map(toPlainText).every(({ length }) => length <= 10_000)).toBe(true);
});

it('toPlainText: runs nothing', () => {
	toPlainText('<img src=x onerror="window.ran=1"><svg onload="window.ran=1">');
	expect((window as unknown as { ran?: number }).ran).toBeUndefined();
});
