import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  appDirectory: "app",
  buildDirectory: "build",
  // A route is one file: a loader of two lines is not worth a request of its own.
  splitRouteModules: false,
} satisfies Config;
