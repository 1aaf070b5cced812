export interface Wishes {
	withSandbox: boolean;
}

export function isLeftOut(path: string, wishes: Wishes): boolean;
export function pluginFiles(wishes: Wishes): { path: string; data: Buffer }[];
