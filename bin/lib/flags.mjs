import { parseArgs } from 'node:util';

/** @typedef {NonNullable<import('node:util').ParseArgsConfig['options']>} Flags */

/**
 * Reads the flags of a command. A flag that the command does not have, a flag without its value and a word that belongs to no flag
 * are errors: a misspelled flag must not run something else than was asked for.
 *
 * @template {Flags} T
 * @param {string}   command As people type it: "npm start".
 * @param {T}        flags   What `parseArgs` calls options.
 * @param {string[]} args    Arguments after the script's name.
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
