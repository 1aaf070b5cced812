import type { Call, Topic } from './call';
import * as connection from './connection';
import * as settings from './settings';
import * as site from './site';

export const TOPICS: Topic[] = [connection, settings, site].flatMap((file) => Object.values(file));

export const EVERY_READ: Call[] = TOPICS.flatMap(({ reads }) => reads);
