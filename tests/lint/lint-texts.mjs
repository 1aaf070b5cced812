/* Lints texts under given paths: JSON in, JSON out. Jest cannot load the ESLint configuration, which is an ES module. */
import { text } from 'node:stream/consumers';
import { ESLint } from 'eslint';
import stylelint from 'stylelint';

/** @param {{ file: string, code: string }[]} scripts */
async function lintScripts(scripts) {
	const eslint = new ESLint();
	const found = [];
	for (const { file, code } of scripts) {
		const [result] = await eslint.lintText(code, { filePath: file, warnIgnored: true });
		found.push(result.messages.map(({ ruleId, message }) => ({ rule: ruleId, message })));
	}
	return found;
}

/** @param {{ file: string, code: string }[]} sheets */
async function lintSheets(sheets) {
	const found = [];
	for (const { file, code } of sheets) {
		const { results } = await stylelint.lint({ code, codeFilename: file });
		found.push(results[0].warnings.map(({ rule, text: message }) => ({ rule, message })));
	}
	return found;
}

const { scripts, sheets } = JSON.parse(await text(process.stdin));
process.stdout.write(
	JSON.stringify({ scripts: await lintScripts(scripts), sheets: await lintSheets(sheets) }),
);
