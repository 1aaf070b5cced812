import ts from 'typescript';
import { PARTS } from '#fixtures/parts/ui';
import { readScripts } from '../lint/source';
import { render, waitFor } from '#tests/support/render';

/** Components that draw nothing themselves, and pieces of a part that is in the gallery. */
const WITHOUT_ENTRY: Record<string, string> = {
	'bar-chart/bars.tsx Bars': 'BarChart',
	'bar-chart/explanation.tsx ExpectedLine': 'BarChart',
	'bar-chart/explanation.tsx FaintBars': 'BarChart',
	'bar-chart/explanation.tsx Legend': 'BarChart',
	'bar-chart/table.tsx DataTable': 'BarChart',
	'error-boundary.tsx ErrorBoundary': 'draws its children; CardBoundary shows it',
	'loadable/late.tsx Late': 'draws its children',
	'screen-reader/index.tsx VisuallyHidden': 'only for screen readers',
	'staged-list.tsx StagedList': 'draws its items',
};

const isExported = (node: ts.Statement) =>
	ts.canHaveModifiers(node) &&
	(ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) &&
	!(ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword);

/** Names of the components that a file exports: functions and classes with a capital letter. Contexts don't count. */
function componentsOf(text: string): string[] {
	const { statements } = ts.createSourceFile('a.tsx', text, ts.ScriptTarget.Latest, true);
	return statements
		.filter(isExported)
		.flatMap((node) => {
			if (ts.isVariableStatement(node)) {
				return node.declarationList.declarations
					.filter(({ initializer }) => /^(forwardRef|memo)|=>/.test(initializer?.getText() ?? ''))
					.map(({ name }) => name.getText());
			}
			return ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)
				? (node.name?.text ?? [])
				: [];
		})
		.filter((name) => /^[A-Z]/.test(name));
}

const COMPONENTS = [...readScripts('src/ui')]
	.filter(([file]) => file.endsWith('.tsx'))
	.flatMap(([file, text]) =>
		componentsOf(text).map((name) => `${file.replace('src/ui/', '')} ${name}`),
	);

it('every component of src/ui is in the gallery, or has a reason why not', () => {
	const inGallery = PARTS.map(({ file, name }) => `${file} ${name}`);
	expect(COMPONENTS.length).toBeGreaterThan(50);
	expect([...inGallery, ...Object.keys(WITHOUT_ENTRY)].sort()).toEqual(COMPONENTS.sort());
});

it.each(PARTS)('$name draws something in each entry', async ({ entries }) => {
	// A boundary reports what it catches.
	jest.spyOn(console, 'error').mockImplementation();
	for (const { draw } of Object.values(entries)) {
		const { baseElement, unmount } = render(<>{draw()}</>);
		// A dialog is drawn late, and outside the container.
		await waitFor(() => expect(baseElement.querySelector(':scope > div > *')).not.toBeNull());
		unmount();
	}
});

it.each(PARTS)('$name has no two entries of the same file name', ({ entries }) => {
	const names = Object.keys(entries).map((name) => name.replace(/[^a-z0-9]+/gi, '-'));
	expect(new Set(names).size).toBe(names.length);
});
