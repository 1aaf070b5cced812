export interface Look {
	name: string;
	control: 'rest' | 'hover' | 'focus';
	direction: string;
	scheme: string;
	isLong: boolean;
}
export const SCHEMES: string[];
export function looksOf(wish: { directions: string[]; schemes: string[] }): Look[];
