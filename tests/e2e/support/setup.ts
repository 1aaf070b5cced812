import { closePages } from './browser';

afterAll(() => closePages());

// A real browser on a real site, beside other suites on a busy machine, loses a race now and then. What failed first is printed.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
