import { findBuiltTexts } from '../../bin/lib/language-pack/built-texts.mjs';

const D = '"dashboard-for-jetpack"';

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
