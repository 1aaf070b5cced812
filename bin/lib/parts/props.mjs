import ts from 'typescript';

/** @typedef {{ name: string, type: string, isOptional: boolean, about: string }} Prop */

/**
 * The text of a doc comment on one line.
 *
 * @param {ts.Node} node
 */
const aboutOf = (node) =>
	ts
		.getJSDocCommentsAndTags(node)
		.filter(ts.isJSDoc)
		.map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
		.join(' ')
		.replace(/\s+/g, ' ');

/** @param {ts.Node} node */
const textOf = (node) => node.getText().replace(/\s+/g, ' ');

/**
 * @param {ts.SourceFile} source
 * @param {string}        name
 */
function findDeclared(source, name) {
	for (const statement of source.statements) {
		if (ts.isVariableStatement(statement)) {
			const found = statement.declarationList.declarations.find(
				(one) => ts.isIdentifier(one.name) && one.name.text === name,
			);
			if (found) {
				return { node: found, documented: statement };
			}
		} else if (
			(ts.isFunctionDeclaration(statement) ||
				ts.isInterfaceDeclaration(statement) ||
				ts.isTypeAliasDeclaration(statement)) &&
			statement.name?.text === name
		) {
			return { node: statement, documented: statement };
		}
	}
	return undefined;
}

/**
 * The text of a type; a name is replaced by its definition in the file.
 *
 * @param {ts.SourceFile} source
 * @param {ts.TypeNode}   type
 */
function typeText(source, type) {
	const declared = ts.isTypeReferenceNode(type) && findDeclared(source, type.typeName.getText());
	return textOf(
		declared && ts.isTypeAliasDeclaration(declared.node) && !declared.node.typeParameters
			? declared.node.type
			: type,
	);
}

/**
 * The function of a component: the component itself, or the argument of `forwardRef`.
 *
 * @param {ts.Node} node
 * @return {ts.SignatureDeclaration | undefined}
 */
function functionOf(node) {
	if (ts.isFunctionDeclaration(node) || ts.isArrowFunction(node) || ts.isFunctionExpression(node)) {
		return node;
	}
	const inner = ts.isVariableDeclaration(node)
		? node.initializer
		: ts.isCallExpression(node)
			? node.arguments[0]
			: undefined;
	return inner && functionOf(inner);
}

/**
 * The props of a type that its file declares. Inherited and imported types are only named.
 *
 * @param {ts.SourceFile} source
 * @param {ts.Node}       type
 * @return {{ props: Prop[], others: string[] }}
 */
function propsOf(source, type) {
	/** @param {readonly ts.Node[]} types */
	const joined = (types) => {
		const all = types.map((one) => propsOf(source, one));
		return { props: all.flatMap(({ props }) => props), others: all.flatMap((one) => one.others) };
	};
	if (ts.isIntersectionTypeNode(type) || ts.isUnionTypeNode(type)) {
		return joined(type.types);
	}
	if (ts.isParenthesizedTypeNode(type)) {
		return propsOf(source, type.type);
	}
	if (ts.isTypeAliasDeclaration(type)) {
		return propsOf(source, type.type);
	}
	if (ts.isTypeLiteralNode(type) || ts.isInterfaceDeclaration(type)) {
		const props = type.members.filter(ts.isPropertySignature).map((member) => ({
			name: member.name.getText(),
			type: member.type ? typeText(source, member.type) : '',
			isOptional: member.questionToken !== undefined,
			about: aboutOf(member),
		}));
		const parents = ts.isInterfaceDeclaration(type)
			? (type.heritageClauses ?? []).flatMap(({ types }) => types)
			: [];
		const inherited = joined(parents);
		return { props: [...props, ...inherited.props], others: inherited.others };
	}
	const name = ts.isTypeReferenceNode(type)
		? type.typeName.getText()
		: ts.isExpressionWithTypeArguments(type)
			? type.expression.getText()
			: '';
	const declared = findDeclared(source, name);
	return declared ? propsOf(source, declared.node) : { props: [], others: [textOf(type)] };
}

/**
 * Reads the description and the props of a component from its source.
 *
 * @param {string} text Its file.
 * @param {string} name
 * @return {{ about: string, props: Prop[], others: string[] }} `others`: types whose props it has, too.
 * @throws {Error} If the file declares no such component.
 */
export function readProps(text, name) {
	const source = ts.createSourceFile('part.tsx', text, ts.ScriptTarget.Latest, true);
	const declared = findDeclared(source, name);
	if (!declared) {
		throw new Error(`There is no component ${name}.`);
	}
	const type = functionOf(declared.node)?.parameters[0]?.type;
	const forwarded =
		ts.isVariableDeclaration(declared.node) &&
		declared.node.initializer &&
		ts.isCallExpression(declared.node.initializer)
			? declared.node.initializer.typeArguments?.[1]
			: undefined;
	const props = type ?? forwarded;
	return {
		about: aboutOf(declared.documented),
		...(props ? propsOf(source, props) : { props: [], others: [] }),
	};
}
