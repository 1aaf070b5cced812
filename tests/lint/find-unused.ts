import ts from 'typescript';
import { createResolver } from './source';

type Files = Map<string, string>;

/** An export as "path name", or "path *" for every export of the file. A method of an entity of the API is "scanApi load". */
type Id = string;

interface Findings {
	declared: Set<Id>;
	/** Exports that their own file uses, too. */
	usedInside: Set<Id>;
	types: Set<Id>;
	/** Exports that another file imports, and methods that it calls. */
	used: Set<Id>;
	/** Re-exports, by their own name: `export { a as b } from './a'`, `export * from './a'`. */
	origins: Map<Id, Id[]>;
}

const isExported = (node: ts.HasModifiers) =>
	node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

const namesOf = (name: ts.BindingName): string[] =>
	ts.isIdentifier(name)
		? [name.text]
		: name.elements.flatMap((one) => (ts.isOmittedExpression(one) ? [] : namesOf(one.name)));

const isType = (node: ts.Node) =>
	ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);

function declaredBy(node: ts.Node): string[] {
	if (ts.isVariableStatement(node) && isExported(node)) {
		return node.declarationList.declarations.flatMap(({ name }) => namesOf(name));
	}
	const isNamed =
		ts.isFunctionDeclaration(node) ||
		ts.isClassDeclaration(node) ||
		ts.isInterfaceDeclaration(node) ||
		ts.isTypeAliasDeclaration(node);
	return isNamed && node.name && isExported(node) ? [node.name.text] : [];
}

/** `export const scanApi = (client) => ({ load: … })` */
function methodsOf(node: ts.Node): Id[] {
	const isEntity = ts.isVariableDeclaration(node) && /Api$/.test(node.name.getText());
	const maker = isEntity && node.initializer;
	const body = maker && ts.isArrowFunction(maker) && maker.body;
	const calls = body && ts.isParenthesizedExpression(body) && body.expression;
	return calls && ts.isObjectLiteralExpression(calls)
		? calls.properties.map((one) => `${node.name.getText()} ${one.name?.getText()}`)
		: [];
}

/** `api(scanApi).load`, or `scanApi(client).load` */
function callsIn(node: ts.Node): Id[] {
	const isCall = ts.isPropertyAccessExpression(node) && ts.isCallExpression(node.expression);
	const words = isCall ? [node.expression.expression, ...node.expression.arguments] : [];
	const entity = words.map((one) => one.getText()).find((word) => /^\w+Api$/.test(word));
	return isCall && entity ? [`${entity} ${node.name.text}`] : [];
}

/** The exported names of an import with braces; "*" without braces. */
function importedNames({ importClause }: ts.ImportDeclaration): string[] {
	const bindings = importClause?.namedBindings;
	return bindings && ts.isNamedImports(bindings)
		? bindings.elements.map(({ name, propertyName }) => (propertyName ?? name).text)
		: ['*'];
}

function scanFile(
	file: string,
	text: string,
	resolve: ReturnType<typeof createResolver>,
	found: Findings,
) {
	const counts = new Map<string, number>();
	const own: string[] = [];
	const idsFrom = (specifier: ts.Node | undefined, names: string[]) => {
		const from = specifier && ts.isStringLiteralLike(specifier) && resolve(file, specifier.text);
		return from ? names.map((name) => `${from} ${name}`) : [];
	};
	const passOn = (name: string, origins: Id[]) => {
		const id = `${file} ${name}`;
		found.origins.set(id, [...(found.origins.get(id) ?? []), ...origins]);
	};
	const visit = (node: ts.Node): void => {
		declaredBy(node).forEach((name) => {
			own.push(name);
			if (isType(node)) {
				found.types.add(`${file} ${name}`);
			}
		});
		methodsOf(node).forEach((id) => found.declared.add(id));
		callsIn(node).forEach((id) => found.used.add(id));
		if (ts.isIdentifier(node)) {
			counts.set(node.text, (counts.get(node.text) ?? 0) + 1);
		} else if (ts.isImportDeclaration(node)) {
			idsFrom(node.moduleSpecifier, importedNames(node)).forEach((id) => found.used.add(id));
		} else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
			idsFrom(node.arguments[0], ['*']).forEach((id) => found.used.add(id));
		} else if (ts.isExportDeclaration(node) && !node.exportClause) {
			passOn('*', idsFrom(node.moduleSpecifier, ['*']));
		} else if (ts.isExportSpecifier(node)) {
			const origin = (node.propertyName ?? node.name).text;
			if (node.parent.parent.moduleSpecifier) {
				passOn(node.name.text, idsFrom(node.parent.parent.moduleSpecifier, [origin]));
				found.declared.add(`${file} ${node.name.text}`);
			} else {
				own.push(node.name.text);
			}
			return;
		}
		ts.forEachChild(node, visit);
	};
	visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
	for (const name of own) {
		found.declared.add(`${file} ${name}`);
		if ((counts.get(name) ?? 0) > 1) {
			found.usedInside.add(`${file} ${name}`);
		}
	}
}

/** Follows `export … from` to the files that declare a used export. */
function markOrigins({ used, origins, declared }: Findings) {
	// Iterating a set includes members that are added during the loop.
	for (const id of used) {
		const [path = '', name = ''] = id.split(' ');
		origins.get(id)?.forEach((origin) => used.add(origin));
		origins.get(`${path} *`)?.forEach((whole) => used.add(whole.replace(/\*$/, name)));
		if (name === '*') {
			[...declared].filter((one) => one.startsWith(`${path} `)).forEach((one) => used.add(one));
		}
	}
}

/**
 * @param files      Sources, by path.
 * @param testedNames Names that tests import: a value that its own file uses may be exported for a test.
 * @return Exports that no other file imports, and methods of the API that no file calls, as "path name" and "scanApi load".
 */
export function findUnused(files: Files, testedNames: Set<string>): Id[] {
	const found: Findings = {
		declared: new Set(),
		usedInside: new Set(),
		types: new Set(),
		used: new Set(),
		origins: new Map(),
	};
	const resolve = createResolver(files);
	files.forEach((text, file) => scanFile(file, text, resolve, found));
	markOrigins(found);
	const isTested = (id: Id) => testedNames.has(id.split(' ')[1] ?? '');
	const mayStay = (id: Id) => {
		const origins = found.origins.get(id);
		return origins
			? isTested(id) &&
					origins.some((origin) => found.used.has(origin) || found.usedInside.has(origin))
			: found.usedInside.has(id) && (found.types.has(id) || isTested(id));
	};
	return [...found.declared].filter((id) => !found.used.has(id) && !mayStay(id));
}
