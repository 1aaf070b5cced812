import ts from 'typescript';

/** The operators that one must not be mistaken for. */
const OPERATORS = new Map(
	[
		'=== !==',
		'!== ===',
		'< <= >=',
		'<= < >',
		'> >= <=',
		'>= > <',
		'+ -',
		'- +',
		'* /',
		'/ *',
		'% *',
		'&& ||',
		'|| &&',
		'?? ||',
	].map((line) => [line.split(' ')[0], line.split(' ').slice(1)]),
);
/** The other method in place of one; "" for none. */
const METHODS = new Map(
	'every:some some:every startsWith:endsWith endsWith:startsWith filter: sort: toSorted: reverse: trim: slice: toLowerCase: flat:'
		.split(' ')
		.map((pair) => /** @type {[string, string]} */ (pair.split(':'))),
);
const TRANSLATE = /^(__|_n|_x|_nx)$/;

/**
 * The changes of one place: the text in place of the expression, and the removed part if that says more.
 *
 * @param {ts.Node} node
 * @return {{ to: string, without?: ts.Node }[]}
 */
function changesOf(node) {
	const { parent } = node;
	const text = (/** @type {ts.Node} */ part) => part.getText();
	const to = (/** @type {string[]} */ ...texts) => texts.map((one) => ({ to: one }));
	/** @param {ts.NodeArray<ts.Node>} parts @param {string} brackets */
	const withoutEach = (parts, [open, close]) =>
		parts.map((without) => {
			const others = parts.filter((other) => other !== without).map(text);
			return { to: `${open}${others.join(', ')}${close}`, without };
		});
	if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
		return to(text(node).length > 2 ? "''" : "'changed'");
	}
	if (ts.isNumericLiteral(node)) {
		return to(`${text(node)} + 1`);
	}
	if (ts.isArrayLiteralExpression(node)) {
		return withoutEach(node.elements, '[]');
	}
	if (ts.isObjectLiteralExpression(node)) {
		return withoutEach(node.properties, '{}');
	}
	if (/^(true|false)$/.test(text(node))) {
		return to(String(text(node) === 'false'));
	}
	const isTest =
		(ts.isConditionalExpression(parent) && parent.condition === node) ||
		(ts.isIfStatement(parent) && parent.expression === node);
	const fixed = isTest ? ['true', 'false'] : [];
	if (ts.isBinaryExpression(node)) {
		const [left, sign, right] = [node.left, node.operatorToken, node.right].map(text);
		const others = OPERATORS.get(sign)?.map((other) => `(${left}) ${other} (${right})`) ?? [];
		return to(...fixed, ...others, ...(/^(&&|\|\||\?\?)$/.test(sign) ? [left, right] : []));
	}
	if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
		return to(...fixed, text(node.operand));
	}
	if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
		const { expression: owner, name } = node.expression;
		const other = METHODS.get(name.text);
		if (other !== undefined) {
			const args = node.arguments.map(text).join(', ');
			return to(...fixed, other ? `${text(owner)}.${other}(${args})` : text(owner));
		}
	}
	const isReturned =
		ts.isReturnStatement(parent) || (ts.isArrowFunction(parent) && parent.body === node);
	return to(...fixed, ...(isReturned ? ['undefined'] : []));
}

/** @param {ts.Node} node */
const isFixed = (node) =>
	ts.isTypeNode(node) ||
	ts.isImportDeclaration(node) ||
	ts.isExportDeclaration(node) ||
	ts.isInterfaceDeclaration(node) ||
	ts.isTypeAliasDeclaration(node) ||
	// The words of a text are the screens' to prove.
	(ts.isCallExpression(node) && TRANSLATE.test(node.expression.getText()));

/** @param {ts.Node} node Whether another expression can be in its place. */
const canChange = (node) =>
	ts.isExpression(node) &&
	!(node.flags & ts.NodeFlags.OptionalChain) &&
	!(ts.isPropertyAssignment(node.parent) && node.parent.name === node) &&
	!(
		ts.isBinaryExpression(node.parent) &&
		/^(=|\W=)$/.test(node.parent.operatorToken.getText()) &&
		node.parent.left === node
	);

/**
 * All mutants of a file in one text: each place asks which of its changes is on.
 *
 * @param {string} source
 * @param {number} first  Number of the first mutant.
 * @return {{ code: string, mutants: { id: number, line: number, from: string, to: string }[] }}
 */
export function findMutants(source, first) {
	const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true);
	/** @type {{ id: number, line: number, from: string, to: string }[]} */
	const mutants = [];
	/** @param {ts.Node} node @param {string} to */
	const add = (node, to) => {
		const id = first + mutants.length;
		const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
		mutants.push({ id, line, from: node.getText(), to });
		return `globalThis.mutant(${id})`;
	};
	/** @type {(node: ts.Node, from: number) => string} */
	const emit = (node, from) => {
		const lead = source.slice(from, node.getStart());
		if (isFixed(node)) {
			return lead + node.getText();
		}
		const changes = canChange(node) ? changesOf(node) : [];
		const switches = changes
			.map(({ to, without }) => `${add(without ?? node, without ? '' : to)} ? (${to}) : `)
			.join('');
		let inner = '';
		let end = node.getStart();
		ts.forEachChild(node, (child) => {
			inner += emit(child, end);
			end = child.getEnd();
		});
		inner += source.slice(end, node.getEnd());
		if (ts.isExpressionStatement(node)) {
			return `${lead}if (!${add(node, '')}) ${inner}`;
		}
		return switches ? `${lead}(${switches}${inner})` : lead + inner;
	};
	return { code: emit(file, 0), mutants };
}
