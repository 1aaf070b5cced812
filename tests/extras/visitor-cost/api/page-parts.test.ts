/**
 * Needs a page, which is parsed as in a browser.
 * @jest-environment jest-fixed-jsdom
 */
import { readPageParts } from '@/extras/visitor-cost/api/page-parts';

const URL_OF_PAGE = 'http://site.test/blog/';

const read = (html: string) => readPageParts(html, URL_OF_PAGE);

it('lists scripts and styles by their whole addresses, each once', () => {
	expect(
		read(`<head><link rel="stylesheet" href="a.css"><link rel="alternate stylesheet" href="b.css">
			<link rel="modulepreload" href="/m.js"><script src="/a.js?x=1&amp;y=2"></script>
			<script src="/a.js?x=1&amp;y=2#part"></script><script type="module" src="//cdn.example/b.js"></script>
			<script type="application/json" src="/data.json"></script><script src="data:,1"></script>
			<noscript><link rel="stylesheet" href="c.css"></noscript>`),
	).toMatchObject({
		scripts: ['http://site.test/a.js?x=1&y=2', 'http://cdn.example/b.js', 'http://site.test/m.js'],
		styles: ['http://site.test/blog/a.css'],
	});
});

it('lists the other hosts of pictures, frames and connections', () => {
	expect(
		read(`<link rel="preconnect" href="https://fonts.example"><link rel="dns-prefetch" href="//never.example">
			<img src="/own.png" srcset="//one.example/a.png 1x, //two.example/b.png?resize=1,2 2x">
			<iframe src="https://frames.example/x"></iframe><a href="https://link.example"></a>
			<noscript><img src="https://pixel.example/p.gif"></noscript>`).hosts.sort(),
	).toEqual(['fonts.example', 'frames.example', 'one.example', 'two.example']);
});

it('counts the bytes of scripts and styles in the page, and of the page', () => {
	const html = '<style>é</style><script>ab</script><script type="application/json">[]</script>';
	expect(read(html)).toMatchObject({ inlineBytes: 6, pageBytes: html.length + 1 });
});

it('resolves addresses by the base of the page', () => {
	expect(read('<base href="/other/"><script src="a.js"></script>').scripts).toEqual([
		'http://site.test/other/a.js',
	]);
});

it('runs nothing and loads nothing', () => {
	const load = jest.spyOn(globalThis, 'fetch');
	read('<script>window.hasRun = true</script><img src="/x.png" onerror="window.hasRun = true">');
	expect(window).not.toHaveProperty('hasRun');
	expect(load).not.toHaveBeenCalled();
});
