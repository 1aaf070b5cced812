import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

const ID = /\b[A-Z]{2,}-\d{2}\b/g;
const RUNNERS = new Set(['it', 'test']);
/** A skipped test proves nothing. */
const IDLE = new Set(['skip', 'todo', 'failing']);

/**
 * Chain of names of a callee: `it.only.each(rows)` is it, only, each.
 *
 * @param {ts.Node} callee
 * @return {string[]}
 */
function namesOf(callee) {
	if (ts.isIdentifier(callee)) {
		return [callee.text];
	}
	if (ts.isPropertyAccessExpression(callee)) {
		return [...namesOf(callee.expression), callee.name.text];
	}
	if (ts.isCallExpression(callee)) {
		return namesOf(callee.expression);
	}
	return ts.isTaggedTemplateExpression(callee) ? namesOf(callee.tag) : [''];
}

/** @param {ts.Node} node */
function textsIn(node) {
	/** @type {string[]} */
	const texts = [];
	const visit = (/** @type {ts.Node} */ child) => {
		if (ts.isStringLiteralLike(child) || ts.isTemplateHead(child)) {
			texts.push(child.text);
		}
		ts.forEachChild(child, visit);
	};
	visit(node);
	return texts;
}

/** @param {ts.Node} source */
function constantsOf(source) {
	/** @type {Map<string, ts.Expression>} */
	const constants = new Map();
	const visit = (/** @type {ts.Node} */ node) => {
		if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
			constants.set(node.name.text, node.initializer);
		}
		ts.forEachChild(node, visit);
	};
	visit(source);
	return constants;
}

/**
 * Ids of a title made of `%s` or `$id` come from the rows of the table, given inline or by name.
 *
 * @param {ts.CallExpression}           call
 * @param {Map<string, ts.Expression>} constants
 */
function textsOfRows(call, constants) {
	if (!ts.isCallExpression(call.expression)) {
		return [];
	}
	const [rows] = call.expression.arguments;
	const table = rows && ts.isIdentifier(rows) ? constants.get(rows.text) : rows;
	return table ? textsIn(table) : [];
}

/**
 * Finds the requirement ids in the test titles of a file.
 *
 * @param {string} file Name of the file, which decides the syntax.
 * @param {string} text Content of the file.
 * @return {string[]} Unique ids.
 */
export function scanTitles(file, text) {
	const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
	const constants = constantsOf(source);
	/** @type {Set<string>} */
	const ids = new Set();
	const visit = (/** @type {ts.Node} */ node) => {
		if (ts.isCallExpression(node) && node.arguments[0]) {
			const names = namesOf(node.expression);
			const isTable = names.includes('each') && ts.isCallExpression(node.expression);
			const isTest = RUNNERS.has(names[0]) && !names.some((name) => IDLE.has(name));
			if (isTest && (isTable || names.at(-1) !== 'each')) {
				const texts = [
					...textsIn(node.arguments[0]),
					...(isTable ? textsOfRows(node, constants) : []),
				];
				texts.flatMap((title) => title.match(ID) ?? []).forEach((id) => ids.add(id));
			}
		}
		ts.forEachChild(node, visit);
	};
	visit(source);
	return [...ids];
}

const IS_TEST = /\.test\.(ts|tsx|mjs|js)$/;

/**
 * Finds the test files for each requirement.
 *
 * @param {string} root   Folder of the project.
 * @param {string} folder Folder of the tests.
 * @return {Map<string, string[]>} Files, relative to the root, by id.
 */
export function findTests(root, folder) {
	/** @type {Map<string, string[]>} */
	const tested = new Map();
	const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
	for (const name of names.filter((file) => IS_TEST.test(file)).sort()) {
		const path = join(folder, name);
		for (const id of scanTitles(path, readFileSync(path, 'utf8'))) {
			tested.set(id, [...(tested.get(id) ?? []), relative(root, path)]);
		}
	}
	return tested;
}

/**
 * Finds the test files with a passed test for each requirement.
 *
 * @param {string}   root    The project's folder.
 * @param {string[]} reports JSON reports of jest.
 * @return {Map<string, string[]>} Files, relative to the root, by id.
 * @throws {Error} If a report is missing because its suite did not finish.
 */
export function readResults(root, reports) {
	/** @type {Map<string, Set<string>>} */
	const tested = new Map();
	for (const report of reports) {
		if (!existsSync(report)) {
			throw new Error(`${relative(root, report)} is missing: its suite did not run to the end.`);
		}
		/** @type {{ testResults: { name: string, assertionResults: { status: string, title: string }[] }[] }} */
		const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
		for (const { name, assertionResults } of testResults) {
			const file = relative(root, name);
			assertionResults
				.filter(({ status }) => status === 'passed')
				.flatMap(({ title }) => title.match(ID) ?? [])
				.forEach((id) => tested.set(id, new Set([...(tested.get(id) ?? []), file])));
		}
	}
	return new Map([...tested].map(([id, files]) => [id, [...files].sort()]));
}
