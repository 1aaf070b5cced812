import { disconnectBrowser } from './browser';

afterAll(() => disconnectBrowser());
