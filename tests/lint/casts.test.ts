import ts from 'typescript';
import { readScripts } from './source';

/** Decoders check a server's response, so their layer may cast. */
const IS_FREE = /^src\/api\//;
/** Comments for tools don't count as reasons. */
const IS_NO_REASON = /eslint|translators:|@ts-/;

function linesWithComment(source: ts.SourceFile): Set<number> {
	const lines = new Set<number>();
	const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line;
	const note = ({ pos, end }: ts.CommentRange) => {
		if (!IS_NO_REASON.test(source.text.slice(pos, end))) {
			for (let line = lineOf(pos); line <= lineOf(end); line++) {
				lines.add(line);
			}
		}
	};
	const visit = (node: ts.Node) => {
		ts.getLeadingCommentRanges(source.text, node.getFullStart())?.forEach(note);
		ts.getTrailingCommentRanges(source.text, node.getEnd())?.forEach(note);
		ts.forEachChild(node, visit);
	};
	visit(source);
	return lines;
}

/** The casts of a file without a reason on their line or the line before, as "file:line". */
function findBareCasts(file: string, text: string): string[] {
	const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
	const commented = linesWithComment(source);
	const found = new Set<string>();
	const visit = (node: ts.Node) => {
		const isCast =
			(ts.isAsExpression(node) && !ts.isConstTypeReference(node.type)) ||
			ts.isTypeAssertionExpression(node);
		if (isCast) {
			const starts = [node.getStart(), node.type.getStart()];
			const lines = starts.map((start) => source.getLineAndCharacterOfPosition(start).line);
			if (!lines.some((line) => commented.has(line) || commented.has(line - 1))) {
				found.add(`${file}:${(lines[1] ?? 0) + 1}`);
			}
		}
		ts.forEachChild(node, visit);
	};
	visit(source);
	return [...found];
}

it.each([
	['a bare cast', 'const a = b as string;', ['a.ts:1']],
	['a reason two lines above', '// Because.\n\nconst a = b as string;', ['a.ts:3']],
	['a comment for a tool', '// eslint-disable-next-line x\nconst a = b as string;', ['a.ts:2']],
	['a reason above', '// Because.\nconst a = b as string;', []],
	['a reason on the line', 'const a = b as string; // Because.', []],
	['a reason above a line of its own', 'f(\n\t// Because.\n\tb as string,\n);', []],
	['a const assertion', "const a = ['b'] as const;", []],
])('casts without a reason: %s', (_what, text, expected) => {
	expect(findBareCasts('a.ts', text)).toEqual(expected);
});

it('only one file casts to a safe address, next to the check', () => {
	const makers = [...readScripts('src')].flatMap(([file, text]) =>
		[...text.matchAll(/\b(?:as|is) (?:SafeUrl|Href|HashPath)\b/g)].map(() => file),
	);
	expect(makers).toEqual(['src/lib/safe-url.ts']);
});

it('every cast in src, except in the decoders, has a reason', () => {
	const files = [...readScripts('src')].filter(([file]) => !IS_FREE.test(file));
	expect(files.flatMap(([file, text]) => findBareCasts(file, text))).toEqual([]);
});
