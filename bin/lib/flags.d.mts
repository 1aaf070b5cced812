import type { ParseArgsConfig, parseArgs } from 'node:util';

export function readFlags<const T extends NonNullable<ParseArgsConfig['options']>>(
	command: string,
	flags: T,
	args?: string[],
): ReturnType<typeof parseArgs<{ options: T; strict: true; allowPositionals: false }>>['values'];
