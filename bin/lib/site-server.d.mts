import type { Server } from 'node:http';

export function startSiteServer(site: {
	folder: string;
	plugin: string;
	port: number;
	phpPort: number;
	workers?: number;
}): Promise<Server>;
