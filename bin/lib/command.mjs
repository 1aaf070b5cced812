import { parseArgs } from 'node:util';

/** @typedef {{ words: string[], [flag: string]: any }} Flags Texts and booleans by the names of the flags. */

/**
 * Message of a failure. The commands' own errors are one sentence and need no stack.
 *
 * @param {unknown} error
 */
export const reasonOf = (error) => (error instanceof Error ? error.message : String(error));

/**
 * Reads the flags that a help lists, and words if its first line names any. A flag takes a value if it has one there (`--port N   …`). An unknown flag, a
 * flag without its value and an unexpected word are errors, so that a misspelled flag never runs a different command.
 *
 * @param {string}   help
 * @param {string[]} args Arguments after the script name.
 * @return {Flags}
 * @throws {Error} One sentence that names the flag and how to list the flags.
 */
export function readFlags(help, args) {
	const [, command, words] = /^(.+) -- \[flags\](?: ([A-Z]))?/.exec(help) ?? [];
	const lines = help.matchAll(/^ {2}--([\w-]+)([ []\S)?.*$/gm);
	const options = Object.fromEntries(
		[...lines].map(([line, name, value]) => [
			name,
			value
				? { type: /** @type {const} */ ('string'), multiple: line.endsWith('; can be repeated') }
				: { type: /** @type {const} */ ('boolean'), default: false },
		]),
	);
	try {
		const { values, positionals } = parseArgs({ args, options, allowPositionals: Boolean(words) });
		return { ...values, words: positionals };
	} catch (error) {
		const [reason] = reasonOf(error).split(/[.\n]/);
		throw new Error(`${reason}: \`${command} -- --help\` lists the flags.`);
	}
}

/**
 * One or more of the names that a flag can have.
 *
 * @template {string} T
 * @param {string}             flag
 * @param {string | undefined} value Names with commas; all by default.
 * @param {readonly T[]}       names
 * @return {T[]} In their order.
 * @throws {Error} One sentence that lists the names.
 */
export function readNames(flag, value, names) {
	const wanted = value?.split(',') ?? names;
	const unknown = wanted.find((name) => !names.some((one) => one === name));
	if (unknown !== undefined) {
		throw new Error(`--${flag} must be one or more of ${names.join(', ')}, not "${unknown}".`);
	}
	return names.filter((name) => wanted.includes(name));
}

/**
 * The one of the names that a flag has.
 *
 * @template {string} T
 * @param {string}       flag
 * @param {string}       value
 * @param {readonly T[]} names
 * @throws {Error} One sentence that lists the names.
 */
export function readName(flag, value, names) {
	const found = names.find((name) => name === value);
	if (found === undefined) {
		throw new Error(`--${flag} must be ${names.join(' or ')}, not "${value}".`);
	}
	return found;
}

/**
 * Runs a command with the arguments of this process: prints its help, or does it and reports a failure in one sentence.
 *
 * @template [T=Flags]
 * @param {string}                  help
 * @param {(wishes: T) => unknown}  run
 * @param {object}                  [options]
 * @param {(args: string[]) => T}   [options.read]     By default, the flags that the help lists.
 * @param {string}                  [options.lastLine] Printed after a failure, for those who read totals.
 */
export async function runCommand(
	help,
	run,
	{ read = (args) => /** @type {T} */ (readFlags(help, args)), lastLine } = {},
) {
	const args = process.argv.slice(2);
	const end = args.indexOf('--');
	try {
		if (args.slice(0, end < 0 ? undefined : end).includes('--help')) {
			console.log(help);
		} else {
			await run(read(args));
		}
	} catch (error) {
		console.error(reasonOf(error));
		if (lastLine) {
			console.log(lastLine);
		}
		process.exitCode = 1;
	}
}
