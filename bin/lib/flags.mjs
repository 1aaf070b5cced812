import { parseArgs } from 'node:util';

/** @typedef {NonNullable<import('node:util').ParseArgsConfig['options']>} Flags */

/**
 * Reads the flags of a command. An unknown flag, a flag without its value and a word that belongs to no flag
 * are errors, so that a misspelled flag never runs a different command.
 *
 * @template {Flags} T
 * @param {string}   command The command as typed: "npm start".
 * @param {T}        flags   Options for `parseArgs`.
 * @param {string[]} args    Arguments after the script name.
 * @throws {Error} One sentence that names the flag and how to list the flags.
 */
export function readFlags(command, flags, args = process.argv.slice(2)) {
	try {
		return parseArgs({ args, options: flags, strict: true, allowPositionals: false }).values;
	} catch (error) {
		const [reason] = String(error instanceof Error ? error.message : error).split(/[.\n]/);
		throw new Error(`${reason}: \`${command} -- --help\` lists the flags.`);
	}
}
