import { closeContexts } from './browser';

afterAll(() => closeContexts());
