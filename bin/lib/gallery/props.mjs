import ts from 'typescript';

/** @param {ts.Node} node @return {ts.Node | undefined} The type of a component's props: of its first parameter, or an argument of `forwardRef`. */
function propsOf(node) {
	if (ts.isCallExpression(node) && node.typeArguments) {
		return node.typeArguments.at(-1);
	}
	return ts.isFunctionLike(node) ? node.parameters[0]?.type : ts.forEachChild(node, propsOf);
}

/**
 * Reads the description and the props of a component from its source.
 *
 * @param {string} text Its file.
 * @param {string} name
 * @return {{ about: string, props: string }} `props`: the type, with the types of the file that it names.
 * @throws {Error} If the file declares no such component.
 */
export function readProps(text, name) {
	const source = ts.createSourceFile('part.tsx', text, ts.ScriptTarget.Latest, true);
	/** @type {Map<string, ts.Statement>} */
	const declared = new Map();
	for (const statement of source.statements) {
		const names = ts.isVariableStatement(statement)
			? statement.declarationList.declarations.map((one) => one.name)
			: [/** @type {ts.DeclarationStatement} */ (statement).name];
		names.forEach((one) => one && declared.set(one.getText(), statement));
	}
	const component = declared.get(name);
	if (!component) {
		throw new Error(`There is no component ${name}.`);
	}
	/** @type {Set<ts.Statement>} */
	const types = new Set();
	const collect = (/** @type {ts.Node} */ node) => {
		const named = ts.isIdentifier(node) ? declared.get(node.text) : undefined;
		if (named && !types.has(named) && !ts.isVariableStatement(named)) {
			types.add(named);
			named.forEachChild(collect);
		}
		node.forEachChild(collect);
	};
	const props = propsOf(component);
	if (props) {
		collect(props);
	}
	const texts = [...types].map((type) => type.getFullText().trim());
	return {
		about: ts
			.getJSDocCommentsAndTags(component)
			.filter(ts.isJSDoc)
			.map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
			.join(' ')
			.replace(/\s+/g, ' '),
		// A name alone says nothing more than its type.
		props: [...(props && types.size === 0 ? [props.getText()] : []), ...texts].join('\n\n'),
	};
}
