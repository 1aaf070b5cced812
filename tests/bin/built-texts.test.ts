import { findBuiltTexts, keyOf } from '../../bin/lib/language-pack/built-texts.mjs';

const D = '"dashboard-for-jetpack"';

it('built texts: finds a text in each form that WordPress’s tools read', () => {
	const { texts, unreadable } = findBuiltTexts(`
		__("A", ${D}); i.__("B", ${D}); (0, i.__)("C", ${D}); (0, i.__)(\`D\`, ${D});
		(0, i._x)("E", "noun", ${D}); (0, i._n)("%d f", "%d fs", n, ${D}); (0, i._nx)("g", "gs", n, "noun", ${D});
		__("Of another plugin", "other"); create("dashboard-for-jetpack", x);
	`);
	expect(unreadable).toEqual([]);
	expect(texts.map(keyOf)).toEqual(['A', 'B', 'C', 'D', 'noun\u0004E', '%d f', 'noun\u0004g']);
	expect(texts[5]).toEqual({ text: '%d f', plural: '%d fs' });
});

it.each([
	['a renamed function', `(0, i.Z)("A", ${D})`],
	['a function by a computed name', `i["__"]("A", ${D})`],
	['two calls merged into one', `(0, i.__)(x ? "A" : "B", ${D})`],
	['a variable', `(0, i.__)(a, ${D})`],
	['a text with a value', `(0, i.__)(\`A \${b}\`, ${D})`],
	['a plural that is a variable', `(0, i._n)("A", b, n, ${D})`],
	['the domain in another place', `(0, i._n)("A", "As", ${D}, n)`],
])('built texts: reports %s', (_name, call) => {
	expect(findBuiltTexts(`${call};`)).toEqual({ texts: [], unreadable: [call] });
});
