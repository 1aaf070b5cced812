import { callAction } from './ajax';

export interface Entry {
	id: number;
	request: string;
	login: string;
	userId: number;
	source: string;
	author: unknown;
	key: string;
	values: { from: unknown; to: unknown } | null;
}

const ask = async (turn: 'on' | 'off' | '') =>
	(await callAction<{ entries: Entry[] }>(`record&turn=${turn}`)).body.entries;

export const turnRecord = (turn: 'on' | 'off') => ask(turn);

/** The newest entry first. */
export const readRecord = () => ask('');
