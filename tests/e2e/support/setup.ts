import { closePages } from './browser';

afterAll(() => closePages());

// A real browser on a real site, beside other suites on a busy machine, has occasional races. The first failure is printed, and
// the last lines of `npm test` name each test that passed only then.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
