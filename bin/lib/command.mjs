import { parseArgs } from 'node:util';

/** @typedef {NonNullable<import('node:util').ParseArgsConfig['options']>} Flags */

/**
 * Message of a failure. The commands' own errors are one sentence and need no stack.
 *
 * @param {unknown} error
 */
export const reasonOf = (error) => (error instanceof Error ? error.message : String(error));

/**
 * Reads the flags of a command, and its words if it takes any. An unknown flag, a flag without its value and an unexpected word are errors, so that a
 * misspelled flag never runs a different command.
 *
 * @template {Flags} const T
 * @param {string}   command  The command as typed: "npm start".
 * @param {T}        flags    Options for `parseArgs`.
 * @param {string[]} args     Arguments after the script name.
 * @param {boolean}  hasWords
 * @throws {Error} One sentence that names the flag and how to list the flags.
 */
export function readFlags(command, flags, args, hasWords = false) {
	try {
		const { values, positionals } = parseArgs({
			...{ args, options: flags, strict: true, allowPositionals: hasWords },
		});
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
 * @template T
 * @param {string}                          help
 * @param {(args: string[]) => T}           read
 * @param {(wishes: T) => unknown}          run
 * @param {string}                          [lastLine] Printed after a failure, for those who read totals.
 */
export async function runCommand(help, read, run, lastLine) {
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
