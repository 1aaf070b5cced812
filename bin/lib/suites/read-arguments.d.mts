import type { Host } from './hosts.mjs';

export interface Wishes {
	help: boolean | undefined;
	only: string[] | undefined;
	isAll: boolean;
	isShort: boolean;
	isLong: boolean;
	isTimed: boolean;
	changed: string | undefined;
	hosts: Host[];
	browser: { name: string | undefined; path: string | undefined };
	rest: string[];
}
export const HELP: string;
export function readArguments(args: string[]): Wishes;
